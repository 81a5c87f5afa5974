/** The thirteenth digit of an EAN-13. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An invented code in Indonesia's range: 899, the maker, the article. */
export function indonesianBarcode(maker: number, article: number): string {
  const twelve = `899${String(maker).padStart(4, '0')}${String(article).padStart(5, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
}
