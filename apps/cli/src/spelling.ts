/** Finds what somebody probably meant to type. */

/** Edits between two words: a letter more, less, another, or two swapped. */
export function editsBetween(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(cell(above, j) + 1, cell(row, j - 1) + 1, cell(above, j - 1) + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, cell(older, j - 2) + 1);
      row.push(least);
    }
    older = above;
    above = row;
  }
  return cell(above, b.length);
}

const cell = (row: readonly number[], i: number): number => row[i] ?? Number.POSITIVE_INFINITY;

/** The known word nearest to this one, if it is near enough to be a slip. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.slice(0, 40).toLowerCase();
  const isStart = known.filter((one) => typed.length > 1 && one.toLowerCase().startsWith(typed));
  if (isStart.length === 1) return isStart[0];
  const ranked = known
    .map((one) => ({ one, edits: editsBetween(typed, one.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= Math.ceil(best.one.length / 3) ? best.one : undefined;
}

/** The end of a sentence that names the nearest known word, or all of them. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? `; there are ${known.join(', ')}.` : `; did you mean ${meant}?`;
}
