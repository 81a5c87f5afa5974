import {
  parsePlainSearch,
  stringifyPlainSearch,
} from '../../../platform/navigation/plain-search.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { filtersOf, type OrderSearch, readOrderSearch } from '../order-search.ts';

/** What a view keeps of the list: all that narrows and sorts it, and its columns, but no store, page or open order. */
export function addressOf(search: OrderSearch): string {
  const { store_id: _store, ...filters } = filtersOf(search);
  const { columns } = search;
  return stringifyPlainSearch({ ...filters, ...(columns ? { columns } : {}) }).slice(1);
}

type Kept = { id: string; store_id: string; address: string; covers_all_stores: boolean };

/** Where a view leads: to what there still is of it. */
export function searchOfView(view: Kept): OrderSearch {
  const {
    store_id: _store,
    page: _page,
    orderId: _order,
    ...read
  } = readOrderSearch(parsePlainSearch(view.address));
  const set = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...set, store_id: view.covers_all_stores ? '-1' : view.store_id, view: view.id };
}

/** Whether the list is no longer as the view keeps it. */
export const isChanged = (search: OrderSearch, view: Kept): boolean =>
  addressOf(search) !== addressOf(searchOfView(view));

/** What a view names that no longer exists: a release has taken it away, or nobody ever had it. */
export function goneOf({ address }: Pick<Kept, 'address'>, columns = knownColumns): string[] {
  const kept = parsePlainSearch(address);
  const read: Record<string, unknown> = readOrderSearch(kept);
  return Object.entries(kept).flatMap(([name, text]) => {
    const left = name === 'columns' ? columns : String(read[name] ?? '').split(',');
    const words = names[name];
    if (!words) return [name];
    return name === 'query'
      ? []
      : text
          .split(',')
          .filter((each) => !left.includes(each))
          .map((each) => `${words} ${each}`);
  });
}

/** Every column that a desk has had and still has, under whichever stores. */
const knownColumns: readonly string[] = [
  'left',
  'buyer',
  'store',
  'goods',
  'total',
  'terms',
  'number',
  'arrived',
  'status',
];

const names: Record<string, string> = {
  status: 'status',
  payment_status: 'status pembayaran',
  payment_method: 'cara bayar',
  delivery: 'pengiriman',
  date_from: 'tanggal',
  date_to: 'tanggal',
  sort: 'urutan',
  columns: 'kolom',
  query: 'pencarian',
};

/** Views of all stores are those of the person alone. */
export const viewsOf = (store_id: string | undefined) =>
  store_id === undefined || isSeveral(store_id) ? { select_all_seller_store: true } : { store_id };
