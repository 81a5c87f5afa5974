const lengths = [13, 12, 14, 8];

/**
 * The ways one number is written: a UPC-A is the EAN-13 with a 0 in front, and so are the others of each other,
 * since zeros in front change no check digit. As it was given comes first.
 */
export function barcodeForms(number: string): string[] {
  const longest = number.padStart(14, '0');
  const written = lengths
    .filter((length) => Number(longest.slice(0, 14 - length)) === 0)
    .map((length) => longest.slice(14 - length));
  return [...new Set([number, ...written])];
}
