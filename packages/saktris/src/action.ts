/** The machine form of actions (9.2): the int32 of the fast position as text. */

export function formatAction(_action: number): string {
  throw new Error('not yet');
}
