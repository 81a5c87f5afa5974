/** What is printed on, in points. A roll is cut where the text ends, and at the latest where readers stop reading a page. */
export type Sheet = {
  width: number;
  height: number | 'as long as needed';
  margin: number;
  /** Where the title and the number of the page stand; nothing on labels and receipts. */
  footer: number;
};

const millimetres = (count: number) => (count * 72) / 25.4;

export const sheets = {
  a4: { width: 595.28, height: 841.89, margin: 42, footer: 24 },
  a6: { width: millimetres(105), height: millimetres(148), margin: millimetres(5), footer: 0 },
  /** Printers of 80 mm reach 72 mm of it, those of 58 mm reach 48 mm. */
  roll80: {
    width: millimetres(80),
    height: 'as long as needed',
    margin: millimetres(4),
    footer: 0,
  },
  roll58: {
    width: millimetres(58),
    height: 'as long as needed',
    margin: millimetres(5),
    footer: 0,
  },
} as const satisfies Record<string, Sheet>;

/** Readers take no page of more than 14,400 points. */
const longestPage = 14_000;

/** What fits between the margins, above the footer. */
export const roomOn = ({ height, margin, footer }: Sheet): number =>
  (height === 'as long as needed' ? longestPage : height) - 2 * margin - footer;
