/** Columns of text that line up. */

/** Rows with cells padded to the widest of their column; columns named in `right` stand to the right. */
export function alignRows(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  gap = 2,
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - widthOf(cell));
        return right.includes(i) ? space + cell : cell + space;
      })
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** How many columns a text takes: colours take none. */
export function widthOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- the escape that begins a colour
  return [...text.replaceAll(/\u001b\[[\d;]*m/gu, '')].length;
}

/** Words in lines of at most this width, all but the first indented. */
export function wrapWords(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) > width && line !== '') {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** 1234567 as 1,234,567. */
export function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/gu, ',');
}
