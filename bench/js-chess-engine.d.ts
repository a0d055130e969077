/** The part of js-chess-engine 1.0.2 that the benchmarks use; it ships without types. */
declare module 'js-chess-engine' {
  class Game {
    readonly board: { calculateAiMove(level: number): { from: string; to: string } };
    move(from: string, to: string): unknown;
  }
  const engine: { readonly Game: typeof Game };
  export = engine;
}
