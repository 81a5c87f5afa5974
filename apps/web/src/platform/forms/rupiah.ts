import type { FieldErrorCode } from '@marketplace/contract/errors';

type Read =
  | { amount: number; problem?: undefined }
  | { amount?: undefined; problem: FieldErrorCode };

/** 112000, 112.000 or Rp 112.000: whole rupiah, with dots between thousands or without. */
const plain = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/;
const highest = 999_999_999;

/** What was typed as an amount. What could be meant in two ways (1,250) or has cents is asked for again. */
export function readRupiah(text: string): Read {
  const typed = text.trim().replace(/^rp\.?\s*/i, '');
  if (typed === '') return { problem: 'required' };
  if (/^-\s*\d/.test(typed)) return { problem: 'price_out_of_range' };
  if (!plain.test(typed)) return { problem: 'amount_unclear' };
  const amount = Number(typed.replaceAll('.', ''));
  return amount >= 1 && amount <= highest ? { amount } : { problem: 'price_out_of_range' };
}
