import type { BankAccount } from '@marketplace/contract/bank-account';

type Asked = { bank_code: string; account_number: string; holder_name: string };

/** Asks whose account it is, and says how that compares to the name somebody typed. */
export type NameCheck = (asked: Asked) => Promise<BankAccount['state']>;

/** Nobody can be asked: the owner's word counts, and the operator who sends the money reads the name beside it. */
export const manualNameCheck: NameCheck = async () => 'VERIFIED';
