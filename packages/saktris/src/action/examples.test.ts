/** The worked examples of Action (10.2), each with its number. A27, the computer's delay, is proven where the room is. */
import { describe, expect, test } from 'vitest';
import { Driven, from } from '../../test/action-match.ts';

/** White's slot at 3000 is announced after Black's at 1. */
const whiteNext = (board: string, queue: string): Driven[] =>
  Array.from({ length: 60 }, (_, i) =>
    new Driven(
      {
        start: `${board}[${queue}] - - - 0 1 t0;abh1;r0/0 action;cd1000;in3000;fixed;tc`,
      },
      `targets ${i}`,
    ).at(1),
  );

const spread = (driven: readonly Driven[]): string[] =>
  [...new Set(driven.flatMap((one) => one.targets()))].toSorted();

describe('arrivals', () => {
  test('A01 sixteen pieces a side, White first, kings last, and nothing after 96000', () => {
    const match = new Driven().at(300_000);
    const arrived = match.told.flatMap(({ at, event }) =>
      event.type === 'arrived' ? [`${at} ${event.piece}`] : [],
    );
    const order = 'PPNPBPRPQPPNBRPK';
    const expected = Array.from(order).flatMap((piece, i) => [
      `${3000 + 6000 * i} ${piece}`,
      `${6000 + 6000 * i} ${piece.toLowerCase()}`,
    ]);
    expect(arrived).toEqual(expected);
    expect(arrived.slice(-2)).toEqual(['93000 K', '96000 k']);
    expect(match.told.at(-1)?.at).toBe(96_000);
    expect(match.state.slots).toEqual([]);
  });

  test('A05 on an empty row one of d1, e1, c1, each with chance 1/3', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const [target = ''] = new Driven({}, `seed ${i}`).targets();
      counts.set(target, (counts.get(target) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['P@c1', 'P@d1', 'P@e1']);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(45);
  });

  test('A06 with d1 and e1 taken one of c1, f1, b1', () => {
    expect(spread(whiteNext('8/8/8/8/8/8/8/3NN3', 'Pp'))).toEqual(['P@b1', 'P@c1', 'P@f1']);
  });

  test('A07 a bishop avoids the colour of the other: e1, c1 or g1 beside one on f1', () => {
    expect(spread(whiteNext('8/8/8/8/8/8/8/5B2', 'Bp'))).toEqual(['B@c1', 'B@e1', 'B@g1']);
  });

  test('A08 a rook steps onto the target d1: it moves to e1, the nearer to the centre', () => {
    const match = from('8/8/8/3R4/8/8/8/8', { queue: 'P', timers: 'awd3000;r0/0' }).at(1000);
    expect(match.order(0, 'd5d1')).toBeUndefined();
    expect(match.targets()).toEqual(['P@e1']);
    expect(match.events('retargeted')).toMatchObject([{ side: 0, square: 'e1', bump: false, at: 3000 }]);
  });

  test('A09 the piece on g1 leaves a full row: the bump on d1 becomes a landing on g1', () => {
    const match = from('8/8/8/8/8/8/8/RNBPQBNR', { queue: 'P', timers: 'awd3000^;r0/0' }).at(1000);
    expect(match.targets()).toEqual(['P@d1^']);
    match.order(0, 'g1f3');
    expect(match.targets()).toEqual(['P@g1']);
    expect(match.at(3000).board()).toBe('8/8/8/8/8/5N2/8/RNBPQBPR');
  });
});

describe('bumps', () => {
  /** White's pawn arrives on d1 at 1000. */
  const bumped = (board: string, rules = ';tc'): Driven =>
    from(board, { queue: 'P', timers: 'awd1000^;r0/0', rules }).at(1000);
  const beforePlacing = (match: Driven): string => {
    const shift = match.events('bumped')[0]?.shifts.find(({ from: square }) => square === 'd1');
    return shift ? match.board() : 'd1 was not shifted';
  };

  test('A10 a column with gaps shifts whole; d8 stays, since it is not full', () => {
    const match = bumped('3k4/8/8/3p4/8/8/3N4/RNBPQBNR');
    expect(beforePlacing(match)).toBe('3k4/8/3p4/8/8/3N4/3P4/RNBPQBNR');
    expect(match.outcome()).toBe('none');
    expect(match.events('fell')).toEqual([]);
    expect(match.events('arrived')).toMatchObject([{ piece: 'P', square: 'd1', bump: true }]);
  });

  test('A10 with bumpEdge always the king on d8 falls and White wins', () => {
    const match = bumped('3k4/8/8/3p4/8/8/3N4/RNBPQBNR', ';tc;be');
    expect(match.outcome()).toBe('white king-fell');
    expect(match.board()).toBe('8/8/3p4/8/8/3N4/3P4/RNBPQBNR');
  });

  test('A11 the group at the far edge stays', () => {
    expect(beforePlacing(bumped('3k4/3r4/8/8/8/8/8/RNBPQBNR'))).toBe('3k4/3r4/8/8/8/8/3P4/RNBPQBNR');
  });

  test('A12 from a full column the far king falls', () => {
    const match = bumped('3k4/3r4/3n4/3p4/3P4/3P4/3N4/RNBPQBNR');
    expect(match.board()).toBe('3r4/3n4/3p4/3P4/3P4/3N4/3P4/RNBPQBNR');
    expect(match.outcome()).toBe('white king-fell');
  });

  test('A13 even if it is the king of the arriving side', () => {
    expect(bumped('3K4/3r4/3n4/3p4/3P4/3P4/3N4/RNBPQBNR').outcome()).toBe('black king-fell');
  });

  test('A14 a pawn shifted onto its last row falls', () => {
    const match = bumped('4k3/3P4/8/8/8/8/8/RNBQPBNR');
    expect(match.board()).toBe('4k3/8/8/8/8/8/3Q4/RNBPPBNR');
    expect(match.events('fell')).toMatchObject([{ piece: 'P', square: 'd8', by: 'bump' }]);
  });

  test('A15 a Black arrival shifts toward row 1, except the edge group', () => {
    const match = from('rnbpqbnr/3n4/8/8/3P4/8/8/3K4', { queue: 'p', timers: 'abd1000^;r0/0' }).at(1000);
    expect(match.board()).toBe('rnbpqbnr/3p4/3n4/8/8/3P4/8/3K4');
  });

  test('A16 an unmoved pawn bumped forward may still double-step', () => {
    const match = bumped('4k3/8/8/8/8/8/8/RNBPQBNR');
    const pawn = match.idOn('d2');
    expect(moves(match, 0)).toEqual(expect.arrayContaining([`${pawn}:d2d3`, `${pawn}:d2d4`]));
  });

  test('A17 a moved pawn pushed back onto its own back row steps once', () => {
    const match = from('8/3p4/8/8/8/8/8/RNBPQBNR', { queue: 'P', timers: 'awd1000^;r0/0' }).at(1000);
    const pawn = match.idOn('d8');
    expect(moves(match, 1).filter((id) => id.startsWith(`${pawn}:`))).toEqual([`${pawn}:d8d7`]);
  });
});

const moves = (match: Driven, seat: number): string[] =>
  match.match.charter.game
    .pending(match.state, seat)
    .flatMap(({ id, options }) => (id === 'move' ? options.map((option) => option.id) : []));

describe('moves and cooldown', () => {
  test('A02 4199 is refused and changes nothing, 4200 is accepted', () => {
    const match = new Driven().at(3200);
    const [pawn = ''] = match.events('arrived').map(({ square }) => square);
    const file = pawn.charAt(0);
    expect(match.order(0, `${file}1${file}2`)).toBeUndefined();
    expect(match.at(4199).order(0, `${file}2${file}3`)).toEqual({ code: 'cooldown', ready: 4200, left: 1 });
    expect(match.state.readyAt).toEqual([4200, 0]);
    expect(match.at(4200).order(0, `${file}2${file}3`)).toBeUndefined();
    expect(match.state.readyAt).toEqual([5200, 0]);
  });

  test('A03 cooldowns are independent', () => {
    const match = from('4k3/8/8/8/8/8/8/4K3').at(6500);
    expect(match.order(0, 'e1e2')).toBeUndefined();
    expect(match.order(1, 'e8e7')).toBeUndefined();
    expect(match.at(7500).order(1, 'e7e6')).toBeUndefined();
    expect(match.state.readyAt).toEqual([7500, 8500]);
  });

  test('A04 a refused order costs nothing', () => {
    const match = from('4k3/8/8/8/8/8/8/4K3').at(5000);
    expect(match.order(0, 'e1e3')?.code).toBe('not-how-it-moves');
    expect(match.at(5001).order(0, 'e1e2')).toBeUndefined();
  });

  test('A18 a pawn that reaches its last row is gone, and its side cools down', () => {
    const match = from('k7/4P3/8/8/8/8/8/K7').at(2000);
    expect(match.order(0, 'e7e8')).toBeUndefined();
    expect(match.board()).toBe('k7/8/8/8/8/8/8/K7');
    expect(match.state.readyAt).toEqual([3000, 0]);
    expect(match.outcome()).toBe('none');
  });

  test('A19 a king taken by a pawn on its last row counts before the pawn falls', () => {
    const match = from('3k4/4P3/8/8/8/8/8/K7').at(2000);
    match.order(0, 'e7d8');
    expect(match.outcome()).toBe('white king-captured');
    expect(match.board()).toBe('8/8/8/8/8/8/8/K7');
  });

  test('A20 castling ignores attacks; the king may be taken next', () => {
    const match = from('2r1k3/8/8/8/8/8/8/R2K4', { rights: 'AD' }).at(1000);
    expect(match.order(0, 'd1a1')).toBeUndefined();
    expect(match.board()).toBe('2r1k3/8/8/8/8/8/8/2KR4');
    expect(match.order(1, 'c8c1')).toBeUndefined();
    expect(match.outcome()).toBe('black king-captured');
  });

  test('A21 a side without a piece plays on while its king is queued', () => {
    const match = from('8/8/8/8/8/2p5/3P4/4k3', { queue: 'PK', timers: 'awd24000;r0/0' }).at(20_000);
    match.order(1, 'c3d2');
    expect(match.outcome()).toBe('none');
    expect(match.at(24_000).board()).toBe('8/8/8/8/8/8/3p4/3Pk3');
  });

  test('A28 en passant up to 11999, not from 12000', () => {
    const begun = (): Driven => {
      const match = from('4k3/8/8/8/8/2p5/8/3PK3').at(10_000);
      expect(match.order(0, 'd1d3')).toBeUndefined();
      return match;
    };
    const intime = begun().at(11_999);
    expect(intime.order(1, 'c3d2')).toBeUndefined();
    expect(intime.board()).toBe('4k3/8/8/8/8/8/3p4/4K3');
    expect(begun().at(12_000).order(1, 'c3d2')?.code).toBe('no-target');
  });

  test('A29 a side whose king is attacked may move something else', () => {
    const match = from('3k3n/8/8/8/8/8/8/3RK3').at(1000);
    expect(match.order(1, 'h8g6')).toBeUndefined();
    expect(match.order(0, 'd1d8')).toBeUndefined();
    expect(match.outcome()).toBe('white king-captured');
  });

  test('A30 of two kings side by side either may take the other', () => {
    for (const [seat, move, outcome] of [
      [0, 'e4e5', 'white king-captured'],
      [1, 'e5e4', 'black king-captured'],
    ] as const) {
      const match = from('8/8/8/4k3/4K3/8/8/8').at(1000);
      expect(match.order(seat, move)).toBeUndefined();
      expect(match.outcome()).toBe(outcome);
    }
  });
});

describe('conflicting orders', () => {
  test('A22 the piece was captured a moment before', () => {
    const match = from('4k3/8/8/3n4/8/2R5/8/4K3').at(5000);
    const rook = match.idOn('c3');
    expect(match.order(1, 'd5c3')).toBeUndefined();
    expect(match.at(5001).order(0, 'c3c8', rook)).toEqual({ code: 'piece-gone', square: 'c3' });
    expect(match.state.readyAt[0]).toBe(0);
  });

  test('A23 both head for e5: the knight lands, the bishop captures it', () => {
    const match = from('4k3/8/3b4/8/8/5N2/8/4K3').at(1000);
    expect(match.order(0, 'f3e5')).toBeUndefined();
    expect(match.order(1, 'd6e5')).toBeUndefined();
    expect(match.board()).toBe('4k3/8/8/4b3/8/8/8/4K3');
  });

  test('A24 a pawn cannot push onto the knight that came first', () => {
    const match = from('4k3/8/4p3/8/8/5N2/8/4K3').at(1000);
    match.order(0, 'f3e5');
    expect(match.order(1, 'e6e5')).toEqual({ code: 'blocked', square: 'e5' });
  });

  test('A25 an arrival comes before an order of the same instant', () => {
    const board = '4k3/8/8/3R4/8/8/8/4K3';
    const timers = 'awd9000;r0/0';
    const own = from(board, { queue: 'P', timers }).at(9000);
    expect(own.order(0, 'd5d1')).toEqual({ code: 'own-piece', piece: 'P', square: 'd1' });
    const enemy = from(board.replace('R', 'r'), { queue: 'P', timers }).at(9000);
    expect(enemy.order(1, 'd5d1')).toBeUndefined();
    expect(enemy.events('captured')).toMatchObject([{ piece: 'P', square: 'd1' }]);
  });

  test('A26 a triplet that pushes out the own king loses', () => {
    const match = from('4k3/8/8/8/3nN2K/N7/8/8').at(1000);
    match.order(0, 'a3c4');
    expect(match.events('triplet-cleared')).toMatchObject([
      { line: [{ square: 'c4' }, { square: 'd4' }, { square: 'e4' }], victim: { piece: 'K', square: 'h4' } },
    ]);
    expect(match.outcome()).toBe('black king-triplet');
  });
});
