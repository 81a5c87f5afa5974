import type { TenderRow } from '@marketplace/contract/tender';
import type { TenderAction } from '@marketplace/contract/tender-words';
import type { TenderRecord } from './tender-rows.sql.ts';

export const isOpen = ({ state, is_over }: Pick<TenderRecord, 'state' | 'is_over'>): boolean =>
  state === 'OPEN' && !is_over;

export function toTenderRow(record: TenderRecord, may_act: boolean): TenderRow {
  const {
    is_over: _,
    buyer_name: __,
    buyer_is_active: ___,
    goods_categories: ____,
    category_ids: _____,
    search_text: ______,
    ...row
  } = record;
  return { ...row, allowed_actions: may_act ? allowedActions(record) : [] };
}

function allowedActions(record: TenderRecord): TenderAction[] {
  if (!isOpen(record)) return [];
  if (!record.buyer_is_active) return ['close'];
  return record.offer_count > 0 ? ['edit', 'counter', 'award', 'close'] : ['edit', 'close'];
}
