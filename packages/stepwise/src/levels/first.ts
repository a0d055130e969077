/** Levels 01 to 12: walking, waiting, following; plates, doors, latches, switches and spikes, one at a time. */
import { at, level } from './make.ts';

export const first = [
  level({
    id: '01',
    title: 'First Steps',
    map: `
      ##########
      E...#....#
      E.#.#.##.#
      E.#...#..#
      E.#####.##
      #.......#X
      #.#####..X
      #.......#X
      #########X
      ##########`,
    chars: [at('A', 'a2', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '02',
    title: 'Elbow Room',
    map: `
      ##########
      E........#
      E.######.#
      E........#
      E###.###.#
      #........X
      #.######.X
      #........X
      #........X
      ##########`,
    chars: [at('A', 'a1', 2), at('B', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '03',
    title: 'Single File',
    map: `
      ##########
      E.########
      E.########
      E.########
      E........#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '04',
    title: 'Slantwise',
    map: `
      ##########
      E...##...#
      E..#l#...#
      E...##...#
      E....#...#
      #....#...X
      #....d...X
      #....#...X
      #....#...X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a1', 2), at('B', 'a3', 5)],
    par: { turns: 1, steps: 14 },
  }),
  level({
    id: '05',
    title: 'Short Straw',
    map: `
      ##########
      E.########
      E.########
      E.....####
      E####.####
      #####....X
      ########.#
      ########.#
      ########.X
      ##########`,
    chars: [at('A', 'a2', 2), at('B', 'a3', 2)],
    par: { turns: 1, steps: 14 },
  }),
  level({
    id: '06',
    title: 'Hold the Door',
    map: `
      ##########
      E....#...#
      E....#...#
      E.p..d.p.#
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
    chars: [at('A', 'a2', 2), at('B', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '07',
    title: 'Latchkey',
    map: `
      ##########
      E.l.#....#
      E...#.##.#
      E...d.##.#
      E...#.##.#
      #...#....X
      #########X
      #########X
      #########X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a1', 2), at('B', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '08',
    title: 'Airlock',
    map: `
      ##########
      E..###...#
      E.p###...#
      E..###..p#
      E..d.n...#
      #..###...X
      #..###...X
      #..###...X
      #..###...X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
      n: { t: 'door', ch: 'a', inv: true },
    },
    chars: [at('A', 'a2', 2), at('B', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '09',
    title: 'Toggle Trouble',
    map: `
      ##########
      E..#######
      E..w..d..#
      E..#####.#
      E..#####.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      w: { t: 'switch', ch: 'a' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2)],
    par: { turns: 1, steps: 15 },
  }),
  level({
    id: '10',
    title: 'Roundabout',
    map: `
      ##########
      E#########
      E#########
      E#..d....#
      E#w.####.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      w: { t: 'switch', ch: 'a' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'c3', 2), at('B', 'd3', 2), at('C', 'c4', 2), at('D', 'd4', 2)],
    par: { turns: 1, steps: 12 },
  }),
  level({
    id: '11',
    title: 'Passing Place',
    map: `
      ##########
      E#########
      E#########
      E####.####
      E#.......#
      #l######dX
      #########X
      #########X
      #########X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'c4', 2), at('B', 'i4', 5)],
    par: { turns: 1, steps: 15 },
  }),
  level({
    id: '12',
    title: 'Dash Past',
    map: `
      ##########
      E.########
      E.########
      E..k....l#
      E.######.#
      #.k......X
      #.######.X
      #.######.X
      ########.X
      ##########`,
    legend: {
      k: { t: 'spikes', ch: 'a', inv: true },
      l: { t: 'plate', ch: 'a', kind: 'latch' },
    },
    chars: [at('A', 'a3', 8), at('B', 'a4', 2)],
    par: { turns: 1, steps: 11 },
  }),
];
