import { isBarcodeNumber } from '@marketplace/contract/barcode-number';

/** Finds the numbers of all barcodes in a picture, right or wrong. */
export type ReadNumbers = (picture: ImageData) => Promise<string[]>;

/** As they are printed under the bars, digits stand in groups. */
export const withoutGaps = (text: string): string => text.replaceAll(' ', '');

/** As long as a barcode's number, but its last digit does not follow from the others. */
export const isMistyped = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) && !isBarcodeNumber(text);

/**
 * Trusts a number that two pictures in a row have read: a check digit lets one in ten misread numbers pass. Pictures
 * without any number, which are many while a hand moves, say nothing.
 */
export function createAgreement(): (numbers: readonly string[]) => string | undefined {
  let before: readonly string[] = [];
  return (numbers) => {
    const possible = numbers.filter(isBarcodeNumber);
    const agreed = possible.find((number) => before.includes(number));
    if (possible.length > 0) before = possible;
    return agreed;
  };
}
