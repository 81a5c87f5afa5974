import { bankList } from './bank-list.ts';

const nameOf = new Map(bankList.map(({ code, name }) => [code, name]));

export const isBankCode = (code: string): boolean => nameOf.has(code);

/** A bank that has gone from the list is still called by its code. */
export const bankName = (code: string): string => nameOf.get(code) ?? code;

const byName = bankList.toSorted((one, other) => one.name.localeCompare(other.name, 'id'));

export const listBanks = () => ({ banks: [...byName] });
