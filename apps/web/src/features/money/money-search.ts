import {
  type HoldingKind,
  holdingKinds,
  type PostingKind,
  postingKinds,
} from '@marketplace/contract/money-words';
import {
  isDay,
  isId,
  isIn,
  isReversed,
  one,
  readTexts,
} from '../../platform/navigation/search-values.ts';

export type PostingFilters = {
  kind?: PostingKind | undefined;
  order_id?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
};

/** What a statement is narrowed to, as its address says it; days the wrong way round are none. */
export function readPostingSearch(raw: Record<string, unknown>): PostingFilters {
  const read = readTexts(raw, {
    kind: one(isIn(postingKinds)),
    order_id: one(isId),
    date_from: one(isDay),
    date_to: one(isDay),
  }) as PostingFilters;
  return isReversed(read) ? { ...read, date_from: undefined, date_to: undefined } : read;
}

/** Without what belongs to the frame, and in one order. */
export const postingFiltersOf = ({
  kind,
  order_id,
  date_from,
  date_to,
}: PostingFilters): PostingFilters => ({
  ...(kind && { kind }),
  ...(order_id && { order_id }),
  ...(date_from && { date_from }),
  ...(date_to && { date_to }),
});

export const readHoldingSearch = (raw: Record<string, unknown>): { kind?: HoldingKind } =>
  readTexts(raw, { kind: one(isIn(holdingKinds)) }) as { kind?: HoldingKind };
