import type { InputsOf } from '@marketplace/contract/call';
import { everyFieldError } from '@marketplace/contract/every-field-error';
import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { VoucherDetail } from '@marketplace/contract/voucher';
import {
  normalisedVoucherCode,
  type VoucherBuyers,
  type VoucherDiscountKind,
  type VoucherKind,
  type VoucherProducts,
  voucherCodePattern,
} from '@marketplace/contract/voucher-words';
import { instantOf, localIn } from '../../../platform/format/local-time.ts';
import { number } from '../../../platform/format/money.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { readNumber } from '../../../ui/read-number.ts';

type VoucherBody = InputsOf<'POST /api/vouchers/save'>['body'];
export type ChosenProduct = VoucherDetail['chosen_products'][number];
export type ChosenBuyer = VoucherDetail['chosen_buyers'][number];

/** The form as it is filled in; times are on the store’s own clock. */
export type VoucherValues = {
  kind: VoucherKind;
  name: string;
  code: string;
  discount_kind: VoucherDiscountKind;
  value: string;
  max_discount: string;
  minimum_amount: string;
  minimum_quantity: string;
  products: VoucherProducts;
  chosen_products: readonly ChosenProduct[];
  buyers: VoucherBuyers;
  chosen_buyers: readonly ChosenBuyer[];
  quota: string;
  per_buyer: string;
  /** Empty: at once. */
  starts: string;
  /** Empty: until somebody ends it. */
  ends: string;
  /** When the form was opened, which “at once” means: sent again from a draft it is still the same voucher. */
  opened: string;
};

const optional = (amount: number | null | undefined) => (amount ? number(amount) : '');

export const voucherValues = (
  voucher: VoucherDetail | null,
  timeZone: string,
  opened: string,
): VoucherValues => ({
  kind: voucher?.kind ?? 'VOUCHER',
  name: voucher?.name ?? '',
  code: voucher?.code ?? '',
  discount_kind: voucher?.discount_kind ?? 'AMOUNT',
  value: optional(voucher?.value),
  max_discount: optional(voucher?.max_discount),
  minimum_amount: optional(voucher?.minimum_amount),
  minimum_quantity: optional(voucher?.minimum_quantity),
  products: voucher?.products ?? 'ALL',
  chosen_products: voucher?.chosen_products ?? [],
  buyers: voucher?.buyers ?? 'ALL',
  chosen_buyers: voucher?.chosen_buyers ?? [],
  quota: optional(voucher?.quota),
  // Otherwise one buyer could use it up.
  per_buyer: voucher ? optional(voucher.per_buyer) : '1',
  starts: voucher ? localIn(voucher.starts_at, timeZone) : '',
  ends: voucher?.ends_at ? localIn(voucher.ends_at, timeZone) : '',
  opened,
});

/**
 * The form with what can no longer be another: buyers use a voucher, and the clock starts it, while somebody writes. What was
 * typed there before stays in the draft alone.
 */
export function withFixed(
  values: VoucherValues,
  live: VoucherDetail | null,
  timeZone: string,
  now = Date.now(),
): VoucherValues {
  if (!live) return values;
  const { kind, code, taken, starts_at } = live;
  return {
    ...values,
    ...(taken > 0 && { kind, code: code ?? '' }),
    ...(hasBegun(live, now) && { starts: localIn(starts_at, timeZone) }),
  };
}

export const hasBegun = ({ starts_at }: Pick<VoucherDetail, 'starts_at'>, now: number): boolean =>
  Date.parse(starts_at) <= now;

/** An amount that may be left out. */
const amountCheck = (text: string, least: number): FieldErrorCode | undefined =>
  text.trim() === '' ? undefined : readRupiah(text, least, 999_999_999).problem;

function countCheck(text: string): FieldErrorCode | undefined {
  if (text.trim() === '') return undefined;
  const value = readNumber(text);
  if (value === undefined || !Number.isInteger(value)) return 'invalid';
  if (value < 1) return 'too_small';
  return value > 9_999_999 ? 'too_big' : undefined;
}

function valueCheck({ discount_kind, value }: VoucherValues): FieldErrorCode | undefined {
  if (discount_kind === 'AMOUNT') return readRupiah(value, 1, 999_999_999).problem;
  if (value.trim() === '') return 'required';
  const percent = readNumber(value);
  if (percent === undefined || !Number.isInteger(percent) || percent < 1) return 'invalid';
  return percent > 90 ? 'percent_too_big' : undefined;
}

function codeCheck({ kind, code }: VoucherValues): FieldErrorCode | undefined {
  if (kind === 'VOLUME') return undefined;
  if (code.trim() === '') return 'required';
  return voucherCodePattern.test(normalisedVoucherCode(code)) ? undefined : 'voucher_code_invalid';
}

function minimumCheck(values: VoucherValues): FieldErrorCode | undefined {
  const wrong = amountCheck(values.minimum_amount, 0);
  if (wrong || values.discount_kind === 'PERCENT') return wrong;
  const off = readRupiah(values.value, 1).amount ?? 0;
  const least = readRupiah(values.minimum_amount, 0).amount ?? 0;
  return least <= off ? 'voucher_above_minimum' : undefined;
}

const isNothing = (text: string) => (readNumber(text) ?? 0) === 0;

function quantityCheck(values: VoucherValues): FieldErrorCode | undefined {
  const { kind, minimum_amount, minimum_quantity } = values;
  if (kind === 'VOLUME' && isNothing(minimum_amount) && minimum_quantity.trim() === '')
    return 'volume_without_minimum';
  return countCheck(minimum_quantity);
}

function perBuyerCheck({ quota, per_buyer }: VoucherValues): FieldErrorCode | undefined {
  const wrong = countCheck(per_buyer);
  if (wrong || quota.trim() === '' || countCheck(quota) || per_buyer.trim() === '') return wrong;
  return (readNumber(per_buyer) ?? 0) > (readNumber(quota) ?? 0) ? 'too_big' : undefined;
}

function endsCheck({ starts, ends }: VoucherValues, nowLocal: string): FieldErrorCode | undefined {
  if (ends === '') return undefined;
  if (!instantOf(ends, 'Asia/Jakarta')) return 'date_invalid';
  return ends <= (starts || nowLocal) ? 'ends_before_start' : undefined;
}

/** What can be told before it is sent. */
export const voucherProblems = (values: VoucherValues, timeZone: string): Problems =>
  inWords(
    {
      name: textCheck(values.name, 3, 60),
      code: codeCheck(values),
      value: valueCheck(values),
      max_discount:
        values.discount_kind === 'PERCENT' ? amountCheck(values.max_discount, 1) : undefined,
      minimum_amount: minimumCheck(values),
      minimum_quantity: quantityCheck(values),
      chosen_products:
        values.products === 'CHOSEN' && values.chosen_products.length === 0
          ? 'required'
          : undefined,
      chosen_buyers:
        values.buyers === 'CHOSEN' && values.chosen_buyers.length === 0 ? 'required' : undefined,
      quota: countCheck(values.quota),
      per_buyer: perBuyerCheck(values),
      starts:
        values.starts !== '' && !instantOf(values.starts, timeZone) ? 'date_invalid' : undefined,
      ends: endsCheck(values, localIn(values.opened, timeZone)),
    },
    everyFieldError,
  );

const amountOf = (text: string) => readNumber(text) ?? 0;
const amountOrNone = (text: string) => (text.trim() === '' ? null : amountOf(text));

type About = { store_id: string; timeZone: string; base: VoucherDetail | null };

/** What is sent; a time that was not touched goes as it was, with its seconds. */
export function voucherBody(values: VoucherValues, about: About): VoucherBody {
  const { store_id, timeZone, base } = about;
  const { kind, discount_kind, products, buyers, starts, ends, opened } = values;
  const isPercent = discount_kind === 'PERCENT';
  const timeOf = (local: string, before: string | null | undefined) =>
    before && localIn(before, timeZone) === local ? before : instantOf(local, timeZone);
  return {
    store_id,
    ...(base && { voucher_id: base.id, version: base.version }),
    kind,
    name: values.name,
    ...(kind === 'VOUCHER' && { code: values.code }),
    discount_kind,
    value: amountOf(values.value),
    max_discount: isPercent ? amountOrNone(values.max_discount) : null,
    minimum_amount: amountOf(values.minimum_amount),
    minimum_quantity: amountOf(values.minimum_quantity),
    products,
    inventory_ids:
      products === 'CHOSEN' ? values.chosen_products.map(({ inventory_id }) => inventory_id) : [],
    buyers,
    buyer_store_ids:
      buyers === 'CHOSEN' ? values.chosen_buyers.map(({ store_id }) => store_id) : [],
    quota: amountOrNone(values.quota),
    per_buyer: amountOrNone(values.per_buyer),
    starts_at: (starts && timeOf(starts, base?.starts_at)) || opened,
    ends_at: (ends && timeOf(ends, base?.ends_at)) || null,
  };
}

const places: Record<string, keyof VoucherValues> = {
  inventory_ids: 'chosen_products',
  buyer_store_ids: 'chosen_buyers',
  starts_at: 'starts',
  ends_at: 'ends',
};

/** How a field of the server is called here. */
export const voucherField = (field: string): string => {
  const [name = field] = field.split('.');
  return places[name] ?? name;
};
