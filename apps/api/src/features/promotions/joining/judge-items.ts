import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { PromotionJoinBody } from '@marketplace/contract/promotions';
import type { ItemBefore, JoiningListing, NewItem } from './join-promotion.sql.ts';

type Asked = PromotionJoinBody['items'][number];

type Terms = {
  min_discount_percent: number;
  min_quota: number;
  category_ids: readonly string[];
  isRunning: boolean;
};

/** One that is asked for, with what it is and was. */
export type Joining = {
  index: number;
  asked: Asked;
  listing: JoiningListing | undefined;
  /** What it is in the promotion, or was before it was taken out. */
  before: ItemBefore | undefined;
};

export const isIn = (before: ItemBefore | undefined): before is ItemBefore =>
  before !== undefined && !before.has_left;

/** The same again changes nothing. */
export const isChange = ({ asked, before }: Joining): boolean =>
  !isIn(before) || before.price !== asked.price || before.quota !== asked.quota;

/** Somebody else has put it in, taken it out or changed it since it was looked at. */
export const isConflict = ({ asked, before }: Joining): boolean =>
  asked.version !== (isIn(before) ? before.version : undefined);

type Wrong = readonly [field: string, code: FieldErrorCode];

/** What keeps one out: of each field the first. */
export function wrongFields(joining: Joining, terms: Terms): Wrong[] {
  const { index, asked, listing, before } = joining;
  const field = (name: string, code: FieldErrorCode): Wrong => [`items.${index}.${name}`, code];
  if (!listing?.is_active) return [field('inventory_id', 'not_sold')];
  if (!fits(listing, terms)) return [field('inventory_id', 'promotion_unfit')];
  if (listing.other_promotion !== null) return [field('inventory_id', 'promotion_overlaps')];
  const price = wrongPrice(asked, listing, before, terms);
  const quota = wrongQuota(asked, listing, before, terms);
  return [...(price ? [field('price', price)] : []), ...(quota ? [field('quota', quota)] : [])];
}

const fits = ({ category_id }: JoiningListing, { category_ids }: Terms): boolean =>
  category_ids.length === 0 || category_ids.includes(category_id);

/** What was agreed holds as long as nobody touches it, whatever the usual price has become. */
function wrongPrice(
  { price }: Asked,
  { price: usual }: JoiningListing,
  before: ItemBefore | undefined,
  { min_discount_percent, isRunning }: Terms,
): FieldErrorCode | undefined {
  if (isIn(before) && before.price === price) return undefined;
  if (isRunning && before && price > before.price) return 'promotion_price_rises';
  const isTooHigh = price >= usual || price * 100 > usual * (100 - min_discount_percent);
  return isTooHigh ? 'promotion_price_too_high' : undefined;
}

function wrongQuota(
  { quota }: Asked,
  { available }: JoiningListing,
  before: ItemBefore | undefined,
  { min_quota }: Terms,
): FieldErrorCode | undefined {
  if (isIn(before) && before.quota === quota) return undefined;
  const taken = before?.taken ?? 0;
  if (quota < taken) return 'quota_below_taken';
  if (quota < min_quota) return 'quota_too_small';
  return quota > available + taken && quota > (isIn(before) ? before.quota : 0)
    ? 'quota_above_stock'
    : undefined;
}

/** What the marketplace pays of is the least it cost before it was first put in, or has cost since: raised meanwhile it gets no more. */
export const toNewItem = ({ asked, listing, before }: Joining): NewItem => {
  const { inventory_id, price, quota } = asked;
  const least = listing?.least_price ?? 0;
  return { inventory_id, price, quota, base_price: Math.min(before?.base_price ?? least, least) };
};
