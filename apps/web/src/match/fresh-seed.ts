/** A text nobody has had before. */
export function freshSeed(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}
