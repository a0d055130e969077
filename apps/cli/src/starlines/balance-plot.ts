/** The balance report as a picture: win rates with their intervals, lengths, and the use of ships. Plain SVG, light and dark. */
import { pairWords, shipWords } from '@rankfall/starlines/words';
import { bounds, type Summary } from './balance-summary.ts';

const WIDTH = 720;
const LEFT = 230;
const RIGHT = 60;
const ROW = 22;

const STYLE = `
  svg { font: 13px system-ui, sans-serif; }
  text { fill: #1c2430; }
  .faint { fill: #5b6675; }
  .band { fill: #2f9e6e; opacity: 0.14; }
  .axis { stroke: #9aa4b2; }
  .bar { fill: #3b6fd4; }
  .dot { fill: #c2410c; }
  .reach { stroke: #3b6fd4; stroke-width: 2; }
  .limit { stroke: #c2410c; stroke-dasharray: 3 3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e7ecf3; } .faint { fill: #a5b0bf; } .axis { stroke: #657082; }
    .bar { fill: #7aa2f7; } .reach { stroke: #7aa2f7; } .dot { fill: #ff9e64; } .limit { stroke: #ff9e64; }
  }`;

/** Where a share lies. */
const across = (share: number): number => LEFT + share * (WIDTH - LEFT - RIGHT);
const round = (value: number): string => value.toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function text(x: number, y: number, words: string, kind = ''): string {
  const anchor = x <= LEFT - 10 ? ' text-anchor="end"' : '';
  return `<text x="${round(x)}" y="${round(y)}"${kind ? ` class="${kind}"` : ''}${anchor}>${words}</text>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${kind}"/>`;
const bar = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(height)}" class="${kind}"/>`;

interface Panel {
  readonly height: number;
  draw(top: number): readonly string[];
}

const heading = (top: number, words: string): string =>
  `<text x="16" y="${top + 18}" font-weight="600">${words}</text>`;

function winRates({ lines }: Summary): Panel {
  const height = 40 + lines.length * ROW + 14;
  return {
    height,
    draw: (top) => [
      heading(top, 'Points of the first pair, with 95 % intervals (the band is 42–58 %)'),
      bar(
        across(bounds.pairing.low),
        top + 30,
        across(bounds.pairing.high) - across(bounds.pairing.low),
        lines.length * ROW,
        'band',
      ),
      line(across(0.5), top + 30, across(0.5), top + 30 + lines.length * ROW, 'axis'),
      ...lines.flatMap(({ first, second, share, interval }, i) => {
        const y = top + 30 + i * ROW + ROW / 2;
        return [
          text(LEFT - 10, y + 4, `${short(first)} – ${short(second)}`),
          line(across(interval.low), y, across(interval.high), y, 'reach'),
          `<circle cx="${round(across(share))}" cy="${round(y)}" r="4" class="dot"/>`,
          text(WIDTH - RIGHT + 8, y + 4, percent(share)),
        ];
      }),
    ],
  };
}

const initials = (pair: keyof typeof pairWords): string => pairWords[pair].replace(' and ', ' + ');
const short = (pair: keyof typeof pairWords): string =>
  initials(pair)
    .split(' + ')
    .map((name) => name.slice(0, 4))
    .join('+');

function lengths({ turns, games }: Summary): Panel {
  const all = Object.entries(turns).map(([turn, many]) => ({ turn: Number(turn), many }));
  const last = Math.max(1, ...all.map(({ turn }) => turn));
  const most = Math.max(1, ...all.map(({ many }) => many));
  const tall = 110;
  const wide = (WIDTH - 32) / (last + 1);
  return {
    height: tall + 70,
    draw: (top) => [
      heading(top, `Turns of a game (${games} games)`),
      ...all.map(({ turn, many }) => {
        const high = (many / most) * tall;
        return bar(16 + turn * wide + 1, top + 30 + tall - high, wide - 2, high, 'bar');
      }),
      line(16, top + 30 + tall, WIDTH - 16, top + 30 + tall, 'axis'),
      ...Array.from({ length: Math.floor(last / 5) + 1 }, (_, i) => i * 5).map(
        (turn) =>
          `<text x="${round(16 + (turn + 0.5) * wide)}" y="${top + 46 + tall}" text-anchor="middle" class="faint">${turn}</text>`,
      ),
    ],
  };
}

function shipUse({ ships }: Summary): Panel {
  const height = 40 + ships.length * ROW + 16;
  return {
    height,
    draw: (top) => [
      heading(top, 'Ships: built where available (bar), points of those who built it (dot; dashed: 65 %)'),
      ...ships.flatMap(({ code, share, wonWith }, i) => {
        const y = top + 30 + i * ROW;
        return [
          text(LEFT - 10, y + ROW / 2 + 4, shipWords[code].name),
          bar(LEFT, y + 4, across(share) - LEFT, ROW - 8, 'bar'),
          `<circle cx="${round(across(wonWith))}" cy="${round(y + ROW / 2)}" r="4" class="dot"/>`,
          text(WIDTH - RIGHT + 8, y + ROW / 2 + 4, `${Math.round(share * 100)} %`, 'faint'),
        ];
      }),
      line(across(bounds.wonWith), top + 30, across(bounds.wonWith), top + 30 + ships.length * ROW, 'limit'),
      line(across(bounds.built), top + 30, across(bounds.built), top + 30 + ships.length * ROW, 'axis'),
    ],
  };
}

export function plotOf(title: string, summary: Summary): string {
  const panels = [winRates(summary), lengths(summary), shipUse(summary)];
  const height = 34 + panels.reduce((sum, panel) => sum + panel.height, 0);
  const parts: string[] = [];
  let top = 34;
  for (const panel of panels) {
    parts.push(...panel.draw(top));
    top += panel.height;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    `<style>${STYLE}</style>`,
    `<text x="16" y="24" font-size="16" font-weight="700">${title}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
