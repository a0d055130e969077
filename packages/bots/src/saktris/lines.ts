/** The best line from each ply on, as far as it is known: a move found at one ply goes before the line of the next. */
export class Lines {
  private readonly width: number;
  private readonly moves: Int32Array;
  private readonly lengths: Int32Array;

  /** Plies there can be. */
  constructor(width: number) {
    this.width = width;
    this.moves = new Int32Array(width * width);
    this.lengths = new Int32Array(width);
  }

  cut(ply: number): void {
    this.lengths[ply] = 0;
  }

  extend(ply: number, move: number): void {
    const { width, moves, lengths } = this;
    const length = lengths[ply + 1] as number;
    const at = ply * width;
    moves[at] = move;
    for (let i = 0; i < length && i + 1 < width; i++) moves[at + 1 + i] = moves[at + width + i] as number;
    lengths[ply] = length + 1;
  }

  /** That of the root. */
  first(): readonly number[] {
    return [...this.moves.subarray(0, this.lengths[0])];
  }
}
