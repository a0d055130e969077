/** Levels 25 to 39: the mechanics of the campaign in combination. */
import { at, level } from './make.ts';

export const third = [
  level({
    id: '25',
    title: 'Exactly One',
    map: `
      ##########
      E..#######
      E.p#######
      E..dd..p.#
      E.p#####.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
    },
    modes: { a: 'odd' },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '26',
    title: 'Toll Gate',
    map: `
      ##########
      E..#######
      E..w...d.#
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
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2)],
    par: { turns: 1, steps: 14 },
  }),
  level({
    id: '27',
    title: 'Twice Shy',
    map: `
      ##########
      E..#...#p#
      E..cc..d.#
      E..#.p.#.#
      E..#...#.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      c: { t: 'crumble', n: 2 },
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 5)],
    par: { turns: 1, steps: 14 },
  }),
  level({
    id: '28',
    title: 'Nose to Tail',
    map: `
      ##########
      E..#p#####
      E..d.%%%.#
      E..#####.#
      E.p#####.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
    },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2)],
    par: { turns: 1, steps: 15 },
  }),
  level({
    id: '29',
    title: 'Carousel',
    map: `
      ##########
      E#########
      E#########
      E#..d.n..#
      E#w.##w#.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      w: { t: 'switch', ch: 'a' },
      d: { t: 'door', ch: 'a' },
      n: { t: 'door', ch: 'a', inv: true },
    },
    modes: { a: 'odd' },
    chars: [at('A', 'c3', 2), at('B', 'd3', 2), at('C', 'c4', 2), at('D', 'd4', 2)],
    par: { turns: 1, steps: 12 },
  }),
  level({
    id: '30',
    title: 'Changing of the Guard',
    map: `
      ##########
      E..#...#.#
      E.pd.p.n.#
      E..#...#.#
      E..#...#.#
      #..#...#.X
      #..#...#.X
      #..#...#.X
      #..#...#.X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
      n: { t: 'door', ch: 'a', inv: true },
    },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 5)],
    par: { turns: 1, steps: 14 },
  }),
  level({
    id: '31',
    title: 'In Time',
    map: `
      ##########
      E...##...#
      E.p.dd...#
      E...##...#
      E...##.l.#
      #...##...X
      #...ff...X
      #...##...X
      #...##...X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
      l: { t: 'plate', ch: 'b', kind: 'latch' },
      f: { t: 'door', ch: 'b' },
    },
    modes: { a: 'all' },
    clocks: { a: '0011' },
    chars: [at('A', 'a2', 2), at('B', 'a3', 2)],
    par: { turns: 1, steps: 17 },
  }),
  level({
    id: '32',
    title: 'Leapfrog',
    map: `
      ##########
      E..#.l####
      E..#####m#
      E..d.k.k.#
      E..#####.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      d: { t: 'door', ch: 'a' },
      m: { t: 'plate', ch: 'b', kind: 'latch' },
      k: { t: 'spikes', ch: 'b', inv: true },
    },
    chars: [at('A', 'a1', 10), at('B', 'a2', 8), at('C', 'a3', 2)],
    par: { turns: 1, steps: 13 },
  }),
  level({
    id: '33',
    title: 'Short Fuse',
    map: `
      ##########
      E..#######
      E..%%%q..#
      E..#####.#
      E..#####.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      q: { t: 'door', ch: 'x' },
    },
    clocks: { x: '00011' },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2)],
    par: { turns: 1, steps: 17 },
  }),
  level({
    id: '34',
    title: 'Open Field',
    map: `
      ##########
      E........#
      E..#..#..#
      E........#
      E...l....#
      #........X
      #..#..#k.X
      #......k.X
      #......k.X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      k: { t: 'spikes', ch: 'a', inv: true },
    },
    chars: [at('A', 'a1', 5), at('B', 'a2', 5), at('C', 'a3', 5), at('D', 'a4', 5)],
    par: { turns: 1, steps: 9 },
  }),
  level({
    id: '35',
    title: 'Two Planks',
    map: `
      ##########
      E...#..#.#
      E..B_.B_.#
      E...#..#.#
      E...#..#.#
      #####..#.X
      ########.X
      ########.X
      ########.X
      ##########`,
    chars: [at('A', 'a2', 2, { str: 5 }), at('B', 'a3', 2, { str: 5 })],
    par: { turns: 3, steps: 13 },
  }),
  level({
    id: '36',
    title: 'Steady Hand',
    map: `
      ##########
      E....#####
      E.B.p#####
      E....#####
      E....ddk.#
      #....###.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      p: { t: 'plate', ch: 'a', kind: 'hold' },
      d: { t: 'door', ch: 'a' },
      k: { t: 'spikes', ch: 'c' },
    },
    clocks: { c: '0011' },
    chars: [at('A', 'a2', 2, { str: 5, con: 8 }), at('B', 'a3', 2)],
    par: { turns: 3, steps: 12 },
  }),
  level({
    id: '37',
    title: 'Minute Waltz',
    map: `
      ##########
      E.########
      E.x.ky...#
      E.######.#
      E.######.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      x: { t: 'door', ch: 'x' },
      y: { t: 'door', ch: 'y' },
      k: { t: 'spikes', ch: 'x' },
    },
    clocks: { x: '001', y: '0010' },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 2), at('D', 'a4', 2)],
    par: { turns: 1, steps: 18 },
  }),
  level({
    id: '38',
    title: 'The Long Way Out',
    map: `
      ##########
      E...#...l#
      E..B_..k.#
      E...#..###
      E...#..d.#
      #####..#.X
      #####..#.X
      #####p.#.X
      ########.X
      ##########`,
    legend: {
      l: { t: 'plate', ch: 'a', kind: 'latch' },
      k: { t: 'spikes', ch: 'c' },
      d: { t: 'door', ch: 'a' },
      p: { t: 'plate', ch: 'a', kind: 'hold' },
    },
    clocks: { c: '011' },
    chars: [at('A', 'a2', 2, { str: 5 }), at('B', 'a3', 5), at('C', 'a4', 8)],
    par: { turns: 2, steps: 13 },
  }),
  level({
    id: '39',
    title: 'Night Watch',
    map: `
      ##########
      E.########
      E.#.##.###
      E.k.kk.k.#
      E.######.#
      ########.X
      ########.X
      ########.X
      ########.X
      ##########`,
    legend: {
      k: { t: 'spikes', ch: 'c' },
    },
    clocks: { c: '00111' },
    chars: [at('A', 'a1', 2), at('B', 'a2', 2), at('C', 'a3', 5)],
    par: { turns: 1, steps: 27 },
  }),
];
