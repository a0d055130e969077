/** Whether the reader has gone from page to page yet. On the first page focus stays where the browser puts it. */
let moved = false;

export const hasNavigated = (): boolean => moved;

export function noteNavigation(): void {
  moved = true;
}
