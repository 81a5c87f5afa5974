import type { InputsOf } from '@marketplace/contract/call';
import {
  type CopyKnown,
  type CopyTake,
  copyTakes,
  type Rounding,
} from '@marketplace/contract/price-book-words';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readNumber } from '../../../ui/read-number.ts';
import { filtersOf, type InventoryFilters } from '../inventory-search.ts';

type CreateBody = InputsOf<'POST /api/inventories/copies/create'>['body'];

/** Which listings the form begins with: those that were picked, or what the list was narrowed to. */
export type CopyBase = { inventory_ids: string | undefined; filters: InventoryFilters };

/** What was filled in for some products is not for others: they may be all that there are. */
export const copyDraftName = (store_id: string, { inventory_ids, filters }: CopyBase): string =>
  `copy:${store_id}:${inventory_ids ?? JSON.stringify(filtersOf(filters))}`;

/** The form as it is filled in. */
export type CopyValues = {
  store_ids: string[];
  query: string;
  category_id: string;
  brand_id: string;
  takes: CopyTake[];
  known: CopyKnown;
  isLess: boolean;
  percent: string;
  round_to: '' | '50' | '100' | '500';
};

export const copyValues = ({ filters }: CopyBase): CopyValues => ({
  store_ids: [],
  query: filters.query ?? '',
  category_id: filters.category_id ?? '',
  brand_id: filters.brand_id ?? '',
  takes: [...copyTakes].filter((take) => take !== 'STATE'),
  known: 'CHANGE',
  isLess: false,
  percent: '',
  round_to: '',
});

/** What the list is narrowed to, as the calls take it. */
export function copyFilter(
  { query, category_id, brand_id }: CopyValues,
  { filters }: CopyBase,
): NonNullable<CreateBody['filter']> {
  const { store_id: _store, sort: _sort, ...rest } = filtersOf(filters);
  const narrowed = { ...rest, query: query.trim(), category_id, brand_id };
  return Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value));
}

/** By how much prices go up or down: nothing typed is as they are. */
export function shareOf({ percent, isLess }: CopyValues): number | undefined {
  if (percent.trim() === '') return 0;
  const typed = readNumber(percent);
  if (typed === undefined || typed < 0 || typed > (isLess ? 99 : 900)) return undefined;
  return isLess ? -typed : typed;
}

export function copyProblems(values: CopyValues): Problems {
  const isUnclear = shareOf(values) === undefined;
  const wrong: [string, string | false][] = [
    ['store_ids', values.store_ids.length === 0 && 'Pilih paling sedikit satu toko.'],
    ['takes', takesProblem(values)],
    ['percent', isUnclear && `Tulis angka sampai ${values.isLess ? 99 : 900}, misalnya 2,5.`],
  ];
  return Object.fromEntries(wrong.filter((each): each is [string, string] => Boolean(each[1])));
}

function takesProblem({ takes, known }: CopyValues): string | false {
  if (takes.length === 0) return 'Pilih paling sedikit satu yang disalin.';
  const isNothing = known === 'LEAVE' && !takes.includes('LISTINGS');
  return isNothing && 'Centang “Produk yang belum ada”, atau pilih mengubah yang sudah ada.';
}

export function copyBody(
  store_id: string,
  copy_id: string,
  values: CopyValues,
  base: CopyBase,
): CreateBody {
  const { inventory_ids } = base;
  return {
    store_id,
    copy_id,
    target_store_ids: values.store_ids,
    ...(inventory_ids
      ? { inventory_ids: inventory_ids.split(',') }
      : { filter: copyFilter(values, base) }),
    takes: values.takes,
    percent: shareOf(values) ?? 0,
    round_to: values.round_to ? (Number(values.round_to) as Rounding) : null,
    known: values.known,
  };
}
