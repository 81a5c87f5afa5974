import { bankList, usualDigits } from './bank-list.ts';

const nameOf = new Map(bankList.map(({ code, name }) => [code, name]));

export const isBankCode = (code: string): boolean => nameOf.has(code);

/** A bank that has gone from the list is still called by its code. */
export const bankName = (code: string): string => nameOf.get(code) ?? code;

/** Of a bank whose numbers nobody has counted every length is. */
export function isUsualLength(code: string, length: number): boolean {
  const usual = usualDigits[code];
  return !usual || (length >= usual.min && length <= usual.max);
}

const byName = bankList
  .map(({ code, name }) => ({ code, name, usual_digits: usualDigits[code] ?? null }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'id'));

export const listBanks = () => ({ banks: [...byName] });
