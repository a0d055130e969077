/** How well two colours can be told apart: the contrast ratio of WCAG 2, from 1 to 21. */

export function contrast(one: string, two: string): number {
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @param colour '#rgb' or '#rrggbb' */
function luminance(colour: string): number {
  const digits = colour.replace('#', '');
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[\da-f]{6}$/iu.test(wide)) throw new Error(`Not a colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(wide.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
