/** A bank's number of a transfer as it is compared: people add blanks and dashes. */
export const plainReference = (reference: string): string =>
  reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Dashes alone name no transfer, and would make all who type them look like one. */
export const namesTransfer = (reference: string): boolean => plainReference(reference).length >= 3;
