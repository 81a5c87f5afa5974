import type { InputsOf } from '@marketplace/contract/call';
import { readNumber } from '../../../ui/read-number.ts';
import { filtersOf } from '../inventory-search.ts';
import type { BulkSearch } from './plan-address.ts';

export type CreateBody = InputsOf<'POST /api/inventories/plans/create'>['body'];
type Change = NonNullable<CreateBody['change']>;

export type BulkField = 'price' | 'cost_price' | 'stock' | 'state';
export type BulkWay = 'VALUE' | 'AMOUNT' | 'PERCENT';

/** The form as it is filled in. */
export type BulkValues = {
  field: BulkField;
  way: BulkWay;
  /** Amounts and shares go up or down. */
  isLess: boolean;
  value: string;
  round_to: '' | '50' | '100' | '500';
  state: 'ACTIVE' | 'INACTIVE';
};

/** The change that is meant, or what is wrong with what was typed. */
export function changeFrom(values: BulkValues): { change: Change } | { problem: string } {
  const { field, way, isLess, round_to } = values;
  if (field === 'state') return { change: { state: values.state } };
  const typed = readNumber(values.value);
  if (typed === undefined || typed < 0) return { problem: 'Tulis angka, misalnya 500 atau 2,5.' };
  if (way !== 'PERCENT' && !Number.isInteger(typed)) return { problem: 'Tulis angka utuh.' };
  if (typed === 0 && (way !== 'VALUE' || field !== 'stock'))
    return { problem: 'Tulis angka lebih dari 0.' };
  if (way === 'PERCENT' && isLess && typed > 99) return { problem: 'Paling banyak turun 99%.' };
  if (way === 'PERCENT' && typed > 900) return { problem: 'Paling banyak naik 900%.' };
  const value = way !== 'VALUE' && isLess ? -typed : typed;
  const rounded = round_to ? { round_to: Number(round_to) as 50 | 100 | 500 } : {};
  return { change: { [field]: { by: way, value, ...(field === 'stock' ? {} : rounded) } } };
}

/** Which listings: those that were picked, or all that match. */
export function chosenBy({ inventory_ids, ...search }: BulkSearch): Partial<CreateBody> {
  if (inventory_ids) return { inventory_ids: inventory_ids.split(',') };
  const { store_id: _store, sort: _sort, ...filter } = filtersOf(search);
  return { filter: filter as NonNullable<CreateBody['filter']> };
}
