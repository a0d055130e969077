/**
 * The contract suite, that every game passes. The test runner is handed in, so that this package needs none:
 * `contractSuite({ describe, test }, game, { bound: { choices: 25 } })`.
 */
import type { Game, Terms } from '@rankfall/kernel';
import { checkProperty, describeFinding, type CheckOptions } from './check.ts';
import { properties } from './properties.ts';

/** What of a test runner the suite needs; vitest's own functions will do. */
export interface Runner {
  describe(name: string, define: () => void): unknown;
  test(name: string, run: () => void): unknown;
}

export function contractSuite<T extends Terms>(runner: Runner, game: Game<T>, options: CheckOptions): void {
  runner.describe(`${game.id}/${game.rules} keeps the contract`, () => {
    for (const property of properties) {
      runner.test(`${property.name}: ${property.says}`, () => {
        const finding = checkProperty(game, property, options);
        if (finding) throw new Error(describeFinding(finding));
      });
    }
  });
}
