import type { UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import { readNumber } from '../../ui/read-number.ts';

type Read =
  | { amount: number; problem?: undefined }
  | { amount?: undefined; problem: UsualFieldErrorCode };

const highestPrice = 999_999_999;

/** What is paid or owed at once: more than any price, and still a number that the server takes. */
export const mostMoney = 999_999_999_999;

/**
 * What was typed as an amount. What could be meant in two ways (1,250) or has cents is asked for again. Without `most` it
 * is a price, and refused in words about prices.
 */
export function readRupiah(text: string, least = 1, most?: number): Read {
  if (/^(rp\.?)?$/i.test(text.trim())) return { problem: 'required' };
  const amount = readNumber(text);
  if (amount === undefined || !Number.isInteger(amount)) return { problem: 'amount_unclear' };
  if (amount >= least && amount <= (most ?? highestPrice)) return { amount };
  if (most === undefined) return { problem: 'price_out_of_range' };
  return { problem: amount < least ? 'too_small' : 'too_big' };
}
