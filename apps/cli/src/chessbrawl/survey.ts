/** How far runs of ChessBrawl get: what is counted in every run, and what it says about Kings, modes and boons. */
import { boons, kings, modes, ROUNDS, type Boon, type BrawlState } from '@rankfall/chessbrawl';
import type { AnyTerms, Match } from '@rankfall/kernel';
import type { Survey, Surveyed } from '../kit.ts';
import { spreadOf, wilson, type Interval } from '../statistics.ts';
import { drawSurvival } from './chart.ts';
import { reportOf } from './report.ts';
import { linesOf } from './survey-lines.ts';

/** One kind of run: who played it, and how far it went. */
export interface Curve {
  readonly king: string;
  readonly mode: string;
  readonly enemy: string;
  readonly seats: string;
  readonly games: number;
  readonly won: number;
  /** The round in which the middle run ended. */
  readonly median: number;
  /** The share of runs that cleared round 1, 2, … */
  readonly cleared: readonly number[];
}

/** What became of the runs that took a boon, among all the runs of one player. */
export interface BoonFate {
  readonly boon: Boon;
  readonly picked: number;
  readonly won: number;
  readonly share: number;
  readonly interval: Interval;
  /** How many times the mean of all boons; nothing where no run was won. */
  readonly ratio?: number;
  /** Rounds cleared after it was taken, as a multiple of the mean. */
  readonly lasting: number;
}

export interface BoonTable {
  readonly seats: string;
  readonly fates: readonly BoonFate[];
}

export interface BrawlFindings {
  readonly curves: readonly Curve[];
  readonly boons: readonly BoonTable[];
}

export const brawlSurvey: Survey = {
  varies: { mode: modes, king: kings },
  // Ranked, since nobody may go around a wave there and the siege sees to it that every run ends.
  fixed: { ranked: true, pace: 'instant' },
  bots: ['novice', 'greedy', 'careful'],
  count: countRun,
  tell(parts, seed) {
    const findings = findingsOf(parts);
    return {
      data: { ...findings },
      lines: linesOf(findings, seed),
      chart: drawSurvival(findings.curves),
      report: (chart) => reportOf(findings, seed, chart),
    };
  },
};

export function countRun(match: Match<AnyTerms>): Readonly<Record<string, number>> {
  // The survey is only ever asked about runs of its own game.
  const { round, phase, boons: had } = match.state as BrawlState;
  const hasWon = phase === 'victory';
  const counts: Record<string, number> = { [`ended/${round}`]: 1, ...(hasWon ? { won: 1 } : {}) };
  for (const [i, boon] of had.entries()) {
    counts[`boon/${boon}/picked`] = 1;
    if (hasWon) counts[`boon/${boon}/won`] = 1;
    // Boon number i comes after round i + 1.
    counts[`boon/${boon}/rounds`] = round - (i + 2) + (hasWon ? 1 : 0);
  }
  return counts;
}

export function findingsOf(parts: readonly Surveyed[]): BrawlFindings {
  return { curves: parts.map(curveOf), boons: boonTables(parts) };
}

function curveOf({ settings, seats, games, counts }: Surveyed): Curve {
  const ended = Object.fromEntries(
    Object.entries(counts).flatMap(([key, count]) =>
      key.startsWith('ended/') ? [[Number(key.slice(6)), count] as const] : [],
    ),
  );
  const won = counts['won'] ?? 0;
  const last = Math.max(ROUNDS, ...Object.keys(ended).map(Number));
  const rounds = Array.from({ length: settings['mode'] === 'gauntlet' ? last : ROUNDS }, (_, i) => i + 1);
  const cleared = rounds.map((round) => {
    const later = Object.entries(ended).reduce((sum, [end, n]) => sum + (Number(end) > round ? n : 0), 0);
    return (later + (round === ROUNDS ? won : 0)) / games;
  });
  return {
    king: String(settings['king']),
    mode: String(settings['mode']),
    enemy: String(settings['enemy']),
    seats: [...seats, ...(settings['enemy'] === 'ruthless' ? ['ruthless'] : [])].join(' against '),
    games,
    won,
    median: spreadOf(ended)?.median ?? 0,
    cleared,
  };
}

/** A boon that was taken less often than this, on average, is not worth a line: chance alone would move it by a third. */
const ENOUGH = 20;

function boonTables(parts: readonly Surveyed[]): readonly BoonTable[] {
  const plus = parts.filter(({ settings }) => settings['mode'] === 'plus');
  const who = [...new Set(plus.map(({ seats }) => seats.join(' against ')))];
  return who.flatMap((seats) => {
    const own = plus.filter((part) => part.seats.join(' against ') === seats);
    const fates = fatesOf(own);
    const taken = fates.reduce((sum, { picked }) => sum + picked, 0);
    return taken >= ENOUGH * Math.max(1, fates.length) ? [{ seats, fates }] : [];
  });
}

/** All Kings together; a boon that nobody had is left out. */
function fatesOf(parts: readonly Surveyed[]): readonly BoonFate[] {
  const sum = (key: string): number => parts.reduce((all, { counts }) => all + (counts[key] ?? 0), 0);
  const raw = boons
    .map((boon) => ({
      boon,
      picked: sum(`boon/${boon}/picked`),
      won: sum(`boon/${boon}/won`),
      rounds: sum(`boon/${boon}/rounds`),
    }))
    .filter(({ picked }) => picked > 0);
  const mean = (of: (one: (typeof raw)[number]) => number): number =>
    raw.reduce((all, one) => all + of(one) / one.picked, 0) / Math.max(1, raw.length);
  const meanShare = mean(({ won }) => won);
  const meanRounds = mean(({ rounds }) => rounds);
  return raw
    .map(({ boon, picked, won, rounds }) => ({
      boon,
      picked,
      won,
      share: won / picked,
      interval: wilson(won, picked),
      ...(meanShare > 0 ? { ratio: won / picked / meanShare } : {}),
      lasting: meanRounds > 0 ? rounds / picked / meanRounds : 1,
    }))
    .toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0) || b.lasting - a.lasting);
}
