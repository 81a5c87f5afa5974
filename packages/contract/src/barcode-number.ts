const lengths = [8, 12, 13, 14];

/** EAN-8, UPC-A, EAN-13 and ITF-14 end with a digit that follows from the others; zeros alone are nobody’s number. */
export function isBarcodeNumber(text: string): boolean {
  if (!/^\d*[1-9]\d*$/.test(text) || !lengths.includes(text.length)) return false;
  const digits = [...text].toReversed().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
