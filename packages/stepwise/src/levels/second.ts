/** Levels 13 to 24: clocks, crumbling floor, crates, stamina and focus, leaps, modes, and all of it together. */
import { at, level } from './make.ts';

export const second = [
  level({
    id: '13',
    title: 'Metronome',
    map: `
      ##########
      E.########
      E.########
      E.########
      E.k.k.k..#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      k: { t: 'spikes', ch: 'c' },
    },
    clocks: { c: '0011' },
    chars: [at('A', 'a3', 2), at('B', 'a4', 2)],
    par: { turns: 1, steps: 20 },
  }),
  level({
    id: '14',
    title: 'Thin Ice',
    map: `
      ##########
      E.########
      E.########
      E.########
      E..%%%%..#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    chars: [at('A', 'a2', 2), at('B', 'a3', 2), at('C', 'a4', 2)],
    par: { turns: 1, steps: 12 },
  }),
  level({
    id: '15',
    title: 'Heavy Lifting',
    map: `
      ##########
      E....#####
      E....B...#
      E....##.##
      E....##.##
      #######..X
      ########.X
      ########.X
      ########.X
      ##########`,
    crateWeight: 20,
    chars: [at('A', 'a2', 2, { str: 5, con: 7 }), at('B', 'a3', 2)],
    par: { turns: 4, steps: 13 },
  }),
  level({
    id: '16',
    title: 'Breathe In',
    map: `
      ##########
      E.....####
      E....B...#
      E.....##.#
      E....###.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    chars: [at('A', 'a2', 2, { str: 3, int: 3 }), at('B', 'a3', 2)],
    par: { turns: 2, steps: 15 },
  }),
  level({
    id: '17',
    title: 'Dead Weight',
    map: `
      ##########
      E....#...#
      E.Bp.#...#
      E....d...#
      E....#...#
      #....#...X
      #....#...X
      #....#...X
      #....#...X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a3', 2, { str: 5 })],
    par: { turns: 2, steps: 12 },
  }),
  level({
    id: '18',
    title: 'Stepping Stone',
    map: `
      ##########
      E...#....#
      E...#....#
      E..B_....#
      E...#....#
      #####....X
      #####....X
      #####....X
      #####....X
      ##########`,
    chars: [at('A', 'a2', 2, { str: 5 }), at('B', 'a4', 2)],
    par: { turns: 2, steps: 12 },
  }),
  level({
    id: '19',
    title: 'Long Stride',
    map: `
      ##########
      E...#.l###
      E...#..###
      E...######
      E....d...#
      #....#...X
      #....#...X
      #....#...X
      #....#...X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a2', 10), at('B', 'a4', 2)],
    par: { turns: 1, steps: 10 },
  }),
  level({
    id: '20',
    title: 'Two Keys',
    map: `
      ##########
      E..p.##..#
      E....##..#
      E....dd..#
      E....##.l#
      #....##..X
      #..p.##..X
      #....ff..X
      #....##..X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
      l: { t: 'plate', ch: 'b', kind: 'latch' },
      f: { t: 'door', ch: 'b' },
    },
    modes: { a: 'all' },
    chars: [at('A', 'a1', 2), at('B', 'a3', 2), at('C', 'a4', 5)],
    par: { turns: 1, steps: 17 },
  }),
  level({
    id: '21',
    title: 'Odd One Out',
    map: `
      ##########
      E..w.#...#
      E....#.w.#
      E....d...#
      E..w.#...#
      #....##n#X
      #....#...X
      #....#...X
      #....#...X
      ##########`,
    legend: {
      w: { t: 'switch', ch: 'a' },
      d: { t: 'door', ch: 'a' },
      n: { t: 'door', ch: 'a', inv: true },
    },
    modes: { a: 'odd' },
    chars: [at('A', 'a1', 2), at('B', 'a4', 2)],
    par: { turns: 1, steps: 15 },
  }),
  level({
    id: '22',
    title: 'Relay',
    map: `
      ##########
      E...#....#
      E.B._..p.#
      E...#....#
      E...##d###
      #####....X
      #####....X
      #####....X
      #####....X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
    },
    crateWeight: 20,
    chars: [at('A', 'a2', 2, { str: 5, con: 5 }), at('B', 'a3', 5)],
    par: { turns: 3, steps: 12 },
  }),
  level({
    id: '23',
    title: 'Clockwork',
    map: `
      ##########
      E.########
      E.d.k.e..#
      E.#####.##
      E.#####.##
      #######.kX
      #######.#X
      #######..X
      #########X
      ##########`,
    legend: {
      d: { t: 'door', ch: 'x' },
      e: { t: 'door', ch: 'y' },
      k: { t: 'spikes', ch: 'x' },
    },
    clocks: { x: '10', y: '001' },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2)],
    par: { turns: 1, steps: 20 },
  }),
  level({
    id: '24',
    title: 'The Gauntlet',
    map: `
      ##########
      E...###.l#
      E..B_.####
      E...#.####
      E...#k####
      #####%###X
      #####%###X
      #####.d..X
      ########.X
      ##########`,
    legend: {
      k: { t: 'spikes', ch: 'c' },
      d: { t: 'door', ch: 'a' },
      l: { t: 'plate', ch: 'a', kind: 'latch' },
    },
    clocks: { c: '0011' },
    chars: [at('A', 'a2', 2, { str: 5 }), at('B', 'a3', 5), at('D', 'a4', 10)],
    par: { turns: 2, steps: 16 },
  }),
];
