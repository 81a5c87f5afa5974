import type { InputsOf } from '@marketplace/contract/call';
import { everyFieldError } from '@marketplace/contract/every-field-error';
import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { PromotionCandidate, PromotionItem } from '@marketplace/contract/promotion';
import { number } from '../../../platform/format/money.ts';
import { inWords } from '../../../platform/forms/checks.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { readNumber } from '../../../ui/read-number.ts';

type JoinBody = InputsOf<'POST /api/promotions/join'>['body'];

/** For how much and how many a product is to be in a promotion, as it was typed. */
export type JoinLine = { inventory_id: string; name: string; price: string; quota: string };

/** What bounds it, as it is now: a draft may be older. */
export type JoinBounds = {
  usual_price: number;
  /** From where on the marketplace pays its share. */
  base_price: number;
  /** What it costs by its best tier; nothing where that is not known here. */
  lowest_price?: number;
  /** The most it may cost in it. */
  highest: number;
  /** The most units that can be offered. */
  most: number;
  taken: number;
  cost_price: number | null;
};

/** What holds for every product of a promotion. */
export type JoinTerms = { min_quota: number; platform_share_percent: number };

const nameOf = ({ product_name, uom_name }: PromotionCandidate | PromotionItem) =>
  `${product_name}, ${uom_name}`;

export const boundsOf = (candidate: PromotionCandidate): JoinBounds => ({
  usual_price: candidate.usual_price,
  base_price: candidate.base_price,
  lowest_price: candidate.lowest_price,
  highest: candidate.highest_promotion_price,
  most: candidate.available + candidate.taken,
  taken: candidate.taken,
  cost_price: candidate.cost_price,
});

/** As it begins: the highest price that is allowed, and as many as there are, up to ten times what is asked. */
export function lineOf(candidate: PromotionCandidate, { min_quota }: JoinTerms): JoinLine {
  const { inventory_id, highest_promotion_price, available, taken } = candidate;
  return {
    inventory_id,
    name: nameOf(candidate),
    price: number(highest_promotion_price),
    quota: number(Math.max(min_quota, taken, Math.min(available + taken, min_quota * 10))),
  };
}

export const lineOfItem = (item: PromotionItem): JoinLine => ({
  inventory_id: item.inventory_id,
  name: nameOf(item),
  price: number(item.price),
  quota: number(item.quota),
});

/** Whether it is in as it was typed. */
export const isAsJoined = ({ price, quota }: JoinLine, item: PromotionItem | undefined): boolean =>
  item !== undefined && readRupiah(price).amount === item.price && readNumber(quota) === item.quota;

/** Of one that is in it: while it runs its price only goes down. */
export function boundsOfItem(
  item: PromotionItem,
  { min_discount_percent, isRunning }: { min_discount_percent: number; isRunning: boolean },
): JoinBounds {
  const { usual_price, base_price, price, quota, taken, available, cost_price } = item;
  const allowed = Math.floor((usual_price * (100 - min_discount_percent)) / 100);
  return {
    usual_price,
    base_price,
    highest: isRunning ? Math.min(price, Math.max(allowed, price)) : Math.max(allowed, price),
    most: Math.max(available + taken, quota),
    taken,
    cost_price,
  };
}

function priceCheck(text: string, bounds: JoinBounds | undefined): FieldErrorCode | undefined {
  const { amount, problem } = readRupiah(text);
  if (problem) return problem;
  return bounds && amount > bounds.highest ? 'promotion_price_too_high' : undefined;
}

function quotaCheck(
  text: string,
  least: number,
  bounds: JoinBounds | undefined,
): FieldErrorCode | undefined {
  if (text.trim() === '') return 'required';
  const value = readNumber(text);
  if (value === undefined || !Number.isInteger(value) || value < 1) return 'invalid';
  if (bounds && value < bounds.taken) return 'quota_below_taken';
  if (value < least) return 'quota_too_small';
  return bounds && value > bounds.most ? 'quota_above_stock' : undefined;
}

/** What is wrong, by product: `12.price`. Of what is not on hand the server knows the bounds. */
export const joinProblems = (
  lines: readonly JoinLine[],
  { min_quota }: JoinTerms,
  boundsBy: ReadonlyMap<string, JoinBounds>,
): Problems =>
  inWords(
    Object.fromEntries(
      lines.flatMap(({ inventory_id, price, quota }) => [
        [`${inventory_id}.price`, priceCheck(price, boundsBy.get(inventory_id))],
        [`${inventory_id}.quota`, quotaCheck(quota, min_quota, boundsBy.get(inventory_id))],
      ]),
    ),
    everyFieldError,
  );

export const joinItems = (lines: readonly JoinLine[], version?: number): JoinBody['items'] =>
  lines.map(({ inventory_id, price, quota }) => ({
    inventory_id,
    price: readRupiah(price).amount ?? 0,
    quota: readNumber(quota) ?? 0,
    ...(version !== undefined && { version }),
  }));

/** `items.2.price` as the server says it is `12.price` here. */
export function joinField(field: string, lines: readonly JoinLine[]): string {
  const [, at, name] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const line = at === undefined ? undefined : lines[Number(at)];
  if (!line) return 'form';
  return `${line.inventory_id}.${name === 'quota' ? 'quota' : 'price'}`;
}

export type Preview = {
  off_percent: number;
  platform: number;
  received: number;
  /** Who buys much pays less already: the tier’s price. */
  tier_price: number | undefined;
  /** Of what is received; null where nobody knows the cost, or may see it. */
  margin_percent: number | null;
};

/** What a unit brings at that price. */
export function previewOf(
  typed: string,
  bounds: JoinBounds,
  { platform_share_percent }: JoinTerms,
): Preview | null {
  const { usual_price, base_price, lowest_price, cost_price } = bounds;
  const { amount: price } = readRupiah(typed);
  if (price === undefined || price > usual_price) return null;
  // Neither a price that was raised before nor one that was raised since costs the marketplace more.
  const shared = Math.max(Math.min(base_price, usual_price) - price, 0);
  const platform = Math.floor((shared * platform_share_percent) / 100 + 0.5);
  const received = price + platform;
  return {
    off_percent: Math.round(((usual_price - price) * 100) / usual_price),
    platform,
    received,
    tier_price: lowest_price !== undefined && lowest_price < price ? lowest_price : undefined,
    margin_percent:
      cost_price === null ? null : Math.round(((received - cost_price) * 1000) / received) / 10,
  };
}
