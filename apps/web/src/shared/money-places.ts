import type { HoldingKind } from '@marketplace/contract/money-words';
import { number } from '../platform/format/money.ts';
import { isSeveral } from '../platform/state/store-slice.ts';

/** In one store what is transferred, owed and carried has a page of its own, where something can be done about it. */
export function leadsTo(kind: HoldingKind, store_id: string) {
  if (!isSeveral(store_id) && kind === 'TRANSIT')
    return { to: '/seller/payouts', search: { store_id } } as const;
  if (!isSeveral(store_id) && kind === 'RECEIVABLE')
    return { to: '/seller/money/credit-book', search: { store_id } } as const;
  if (!isSeveral(store_id) && kind === 'CASH')
    return { to: '/seller/money/driver-cash', search: { store_id } } as const;
  return { to: '/seller/money/holdings', search: { kind, store_id } } as const;
}

/** 1.000+ where nobody has counted further. */
export const countWords = (count: number): string => (count > 1000 ? '1.000+' : number(count));
