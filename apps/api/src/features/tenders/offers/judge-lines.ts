import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { TenderItem } from '@marketplace/contract/tender';
import type { OfferedLine } from '@marketplace/contract/tender-offerings';
import { fail } from '../../../platform/failure.ts';
import { mostRupiah, subtotalOf } from '../../orders/placing/place-order.service.ts';
import type { OwnListing } from './own-listings.sql.ts';
import { floorPrice, wantedOf } from './prices.ts';

const fewestLetters = 5;

export type JudgedLine = OfferedLine & { listing: OwnListing; is_substitute: boolean };

type Wrong = readonly [path: string, code: FieldErrorCode];
type Code = 'validation_failed' | 'product_unavailable' | 'offer_below_floor';

function refuse(code: Code, wrong: readonly Wrong[]): void {
  if (wrong.length > 0) fail(code, Object.fromEntries(wrong));
}

/** Each line beside what is asked for and what the store lists; a refusal names every line it is about. */
export function judgeLines(
  lines: readonly OfferedLine[],
  items: readonly TenderItem[],
  listings: readonly OwnListing[],
  percent: number | null,
): JudgedLine[] {
  const ofItem = new Map(items.map((item) => [item.item_id, item]));
  const ofId = new Map(listings.map((listing) => [listing.inventory_id, listing]));
  refuse(
    'validation_failed',
    lines.flatMap(({ item_id }, index) =>
      ofItem.has(item_id) ? [] : [[`lines.${index}.item_id`, 'item_unknown'] as const],
    ),
  );
  refuse(
    'product_unavailable',
    lines.flatMap(({ inventory_id }, index) =>
      ofId.has(inventory_id) ? [] : [[`lines.${index}.inventory_id`, 'not_sold'] as const],
    ),
  );
  const judged = lines.flatMap((line) => {
    const [item, listing] = [ofItem.get(line.item_id), ofId.get(line.inventory_id)];
    if (!item || !listing) return [];
    return [{ ...line, item, listing, is_substitute: item.variant_id !== listing.variant_id }];
  });
  refuse('validation_failed', judged.flatMap(wrongLine));
  refuseBelowFloor(judged, percent);
  if (subtotalOf(judged) > mostRupiah) fail('validation_failed', { lines: 'too_big' });
  return judged;
}

function wrongLine(line: JudgedLine & { item: TenderItem }, index: number): Wrong[] {
  const { item, listing, quantity, is_substitute, substitute_note } = line;
  const at = `lines.${index}`;
  return [
    ...(quantity > wantedOf(item, listing)
      ? [[`${at}.quantity`, 'more_than_wanted'] as const]
      : []),
    ...(is_substitute && substitute_note.length < fewestLetters
      ? [[`${at}.substitute_note`, 'substitute_needs_words'] as const]
      : []),
  ];
}

export function refuseBelowFloor(
  lines: readonly { listing?: OwnListing | undefined; unit_price: number }[],
  percent: number | null,
): void {
  refuse(
    'offer_below_floor',
    lines.flatMap(({ listing, unit_price }, index) => {
      const floor = listing ? floorPrice(listing.cost_price, percent) : null;
      return floor !== null && unit_price < floor
        ? [[`lines.${index}.unit_price`, 'below_floor'] as const]
        : [];
    }),
  );
}
