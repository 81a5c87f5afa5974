import type { BankAccount } from '@marketplace/contract/bank-account';

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';

export const accountStates: Record<BankAccount['state'], { label: string; tone: Tone }> = {
  VERIFIED: { label: 'Terverifikasi', tone: 'brand' },
  UNVERIFIED: { label: 'Belum diverifikasi', tone: 'soon' },
  NAME_DIFFERS: { label: 'Nama berbeda', tone: 'wrong' },
};

/** BCA ••••4821 */
export const accountName = ({
  bank_name,
  masked_number,
}: Pick<BankAccount, 'bank_name' | 'masked_number'>): string => `${bank_name} ${masked_number}`;

type Bank = {
  code: string;
  name: string;
  usual_digits: { min: number; max: number } | null;
};

/** How people copy a number: with blanks, dots or dashes between its digits. */
export const digitsIn = (account_number: string): string => account_number.replace(/[\s.-]/g, '');

/** What is unusual about a number at its bank; nothing where it is usual, or not a number yet. */
export function lengthDoubt(account_number: string, bank: Bank | undefined): string | undefined {
  const digits = digitsIn(account_number);
  const usual = bank?.usual_digits;
  if (!bank || !usual || !/^\d{6,20}$/.test(digits)) return undefined;
  const { min, max } = usual;
  if (digits.length >= min && digits.length <= max) return undefined;
  const length = min === max ? `${min}` : `${min} sampai ${max}`;
  return `Nomor ${bank.name} biasanya ${length} angka, ini ${digits.length}. Periksa sekali lagi.`;
}

/** The one bank whose name or code was typed in full. */
export const bankNamed = <B extends Pick<Bank, 'code' | 'name'>>(
  banks: readonly B[],
  typed: string,
): B | undefined => {
  const wanted = typed.trim().toLowerCase();
  return banks.find(({ code, name }) => name.toLowerCase() === wanted || code === wanted);
};

/** The banks that fit what is typed: by the beginning of a word of their name, or by their code. */
export function banksLike<B extends Pick<Bank, 'code' | 'name'>>(
  banks: readonly B[],
  typed: string,
): B[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [];
  const rank = ({ code, name }: B): number => {
    const plain = name.toLowerCase();
    if (plain === wanted || code === wanted) return 0;
    if (plain.startsWith(wanted)) return 1;
    if (plain.split(/[\s(]+/).some((word) => word.startsWith(wanted))) return 2;
    return plain.includes(wanted) ? 3 : 4;
  };
  return banks.filter((bank) => rank(bank) < 4).toSorted((one, other) => rank(one) - rank(other));
}
