import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import { readNumber } from '../../ui/read-number.ts';

type Read =
  | { amount: number; problem?: undefined }
  | { amount?: undefined; problem: FieldErrorCode };

const highest = 999_999_999;

/** What was typed as an amount. What could be meant in two ways (1,250) or has cents is asked for again. */
export function readRupiah(text: string, least = 1): Read {
  if (/^(rp\.?)?$/i.test(text.trim())) return { problem: 'required' };
  const amount = readNumber(text);
  if (amount === undefined || !Number.isInteger(amount)) return { problem: 'amount_unclear' };
  return amount >= least && amount <= highest ? { amount } : { problem: 'price_out_of_range' };
}
