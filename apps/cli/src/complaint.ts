/** Wrong input: one clear sentence for the person who typed it. Anything else that is thrown is a bug of ours. */
export class Complaint extends Error {}

/** So much of what was typed that it helps and cannot flood a screen; control characters are left out. */
export function clip(text: string, most = 40): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
  const plain = text.slice(0, most * 4).replaceAll(/[\u0000-\u001f\u007f-\u009f]+/gu, ' ');
  return plain.length > most ? `${plain.slice(0, most)}…` : plain;
}
