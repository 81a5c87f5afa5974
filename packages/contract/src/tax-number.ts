/** NPWP of 15 or 16 digits, or the NIK. Apart from its schema, so that a form needs no schema library. */
export const taxNumberPattern = /^\d{15,16}$/;

/** Without the dots, dashes and spaces that people write. */
export const normalisedTaxNumber = (text: string): string => text.replace(/[\s.-]/g, '');
