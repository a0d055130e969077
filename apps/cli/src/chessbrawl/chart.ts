/** The survival curves as a picture: one panel for each mode, a colour for each player, a dash for each King. */
import { kingName, modeName } from './survey-lines.ts';
import type { Curve } from './survey.ts';

const PANEL = { width: 300, height: 220, left: 44, top: 48, gap: 56 } as const;
const DASHES: readonly string[] = ['', '7 4', '2 4'];
/** Told apart in light and dark, and by people who see fewer colours. */
const COLOURS: readonly string[] = ['#b5651d', '#2a7fb8', '#2e8b57', '#8a4fb8', '#b83a5a'];

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

export function drawSurvival(curves: readonly Curve[]): string {
  const modes = unique(curves.map(({ mode }) => mode));
  const players = unique(curves.map(({ seats }) => seats));
  const kings = unique(curves.map(({ king }) => king));
  const step = PANEL.left + PANEL.width + PANEL.gap - 32;
  const width = modes.length * step + 24;
  const height = PANEL.top + PANEL.height + 84;
  const panels = modes.map((mode, i) =>
    panel(
      mode,
      curves.filter((curve) => curve.mode === mode),
      { x: i * step + PANEL.left, players, kings },
    ),
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The share of runs that cleared each round">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#24292f}.axis{stroke:#8c959f;stroke-width:1}.grid{stroke:#8c959f;stroke-opacity:.3}.small{font-size:11px;fill:#57606a}.name{font-weight:600;font-size:15px}path{fill:none;stroke-width:2;stroke-linejoin:round}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.small{fill:#9198a1}}</style>',
    ...panels,
    legend(players, kings, PANEL.top + PANEL.height + 52),
    '</svg>',
  ].join('\n')}\n`;
}

interface Place {
  readonly x: number;
  readonly players: readonly string[];
  readonly kings: readonly string[];
}

function panel(mode: string, curves: readonly Curve[], { x, players, kings }: Place): string {
  const rounds = Math.max(1, ...curves.map(lastAlive));
  const atX = (round: number): number => x + (round / rounds) * PANEL.width;
  const atY = (share: number): number => PANEL.top + (1 - share) * PANEL.height;
  const every = rounds > 15 ? 5 : rounds > 10 ? 2 : 1;
  const marks = Array.from({ length: Math.floor(rounds / every) + 1 }, (_, i) => i * every);
  const lines = curves.map((curve) => {
    const points = [1, ...curve.cleared.slice(0, rounds)].map(
      (share, round) => `${atX(round).toFixed(1)} ${atY(share).toFixed(1)}`,
    );
    return `<path d="M${points.join('L')}" ${lookOf(players.indexOf(curve.seats), kings.indexOf(curve.king))}><title>${curve.seats}, ${kingName(curve.king)}</title></path>`;
  });
  return [
    `<text class="name" x="${x}" y="${PANEL.top - 18}">${modeName(mode)}</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<line class="${share === 0 ? 'axis' : 'grid'}" x1="${x}" x2="${x + PANEL.width}" y1="${atY(share)}" y2="${atY(share)}"/>`,
      `<text class="small" x="${x - 6}" y="${atY(share) + 4}" text-anchor="end">${share * 100} %</text>`,
    ]),
    ...marks.map(
      (round) =>
        `<text class="small" x="${atX(round).toFixed(1)}" y="${PANEL.top + PANEL.height + 16}" text-anchor="middle">${round}</text>`,
    ),
    `<text class="small" x="${x + PANEL.width}" y="${PANEL.top + PANEL.height + 32}" text-anchor="end">rounds cleared</text>`,
    ...lines,
  ].join('\n');
}

/** One past the last round that anybody cleared, so that the line is seen to come down. */
const lastAlive = ({ cleared }: Curve): number =>
  Math.min(cleared.length, cleared.findLastIndex((share) => share > 0) + 2);

function lookOf(player: number, king: number): string {
  const dash = DASHES[king % DASHES.length];
  return `stroke="${COLOURS[player % COLOURS.length] ?? ''}"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
}

function legend(players: readonly string[], kings: readonly string[], y: number): string {
  const entries = [
    ...players.map((name, i) => ({ name, look: lookOf(i, 0) })),
    ...kings.map((king, i) => ({ name: kingName(king), look: `stroke="#8c959f" ${dashOf(i)}` })),
  ];
  return entries
    .map(({ name, look }, i) => {
      const x = PANEL.left + i * 124;
      return `<path d="M${x} ${y}h26" ${look}/><text x="${x + 32}" y="${y + 4}">${name}</text>`;
    })
    .join('\n');
}

const dashOf = (king: number): string => {
  const dash = DASHES[king % DASHES.length];
  return dash ? `stroke-dasharray="${dash}"` : '';
};
