import { mostInBulk } from '@marketplace/contract/bulk-size';
import type { InputsOf } from '@marketplace/contract/call';
import type { BulkAction } from '@marketplace/contract/order-bulk';
import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { type Selection, selectedCount } from '../../../ui/table/selection.ts';
import { type OrderFilters, sortOf } from '../order-search.ts';

export type BulkCall = InputsOf<'POST /api/orders/seller/bulk'>['body'];

/** A move that the selected orders, or some of them, can take, and the call that makes it but for who brings them. */
export type BulkChoice = {
  action: BulkAction;
  count: number;
  /** Of those that are selected some cannot take it. */
  isOfSome: boolean;
  /** Of all that match nobody has counted which can take it: `count` is the most. */
  isGuess: boolean;
  body: Omit<BulkCall, 'courier_id' | 'seen_at'>;
};

export type BulkChoices = { choices: readonly BulkChoice[]; store_id?: string; note?: string };

const all = ['STORE_COURIER', 'GLOG_SAME_DAY', 'BUYER_PICKUP'];
const brought = ['STORE_COURIER', 'GLOG_SAME_DAY'];

/** With where the orders stand that take it, and how they get to the buyer. */
const actions: readonly [BulkAction, OrderAction, status: string, deliveries: string[]][] = [
  ['ACCEPT', 'accept', 'NEW', all],
  ['SHIP', 'confirm_shipment', 'PROCESSING', brought],
  ['READY', 'ready_for_pickup', 'PROCESSING', ['BUYER_PICKUP']],
];

/** What can be done with a selection at once. */
export function bulkChoices(
  selection: Selection<OrderRow>,
  filters: OrderFilters,
  total: number,
): BulkChoices {
  return selection.kind === 'some'
    ? ofSome([...selection.rows.values()])
    : ofAll(selection.except, filters, selectedCount(selection, total));
}

function ofSome(rows: readonly OrderRow[]): BulkChoices {
  const [store_id, ...others] = new Set(rows.map((row) => row.store_id));
  if (!store_id) return { choices: [] };
  if (others.length > 0) return { choices: [], note: oneStoreWords };
  const choices = actions.flatMap(([action, allowed]): BulkChoice[] => {
    const order_ids = rows
      .filter(({ allowed_actions }) => allowed_actions.includes(allowed))
      .map(({ id }) => id);
    const count = order_ids.length;
    if (count === 0 || count > mostInBulk) return [];
    const body = { store_id, action, order_ids };
    return [{ action, count, isOfSome: count < rows.length, isGuess: false, body }];
  });
  const isTooMany = choices.length === 0 && rows.length > mostInBulk;
  return { choices, store_id, ...(isTooMany && { note: tooManyWords }) };
}

function ofAll(
  except: ReadonlySet<string>,
  { store_id, ...filters }: OrderFilters,
  count: number,
): BulkChoices {
  if (!store_id || isSeveral(store_id)) return { choices: [], note: oneStoreWords };
  const statuses = filters.status?.split(',');
  const filter = { ...filters, sort: sortOf(filters) } as NonNullable<BulkCall['filter']>;
  const deliveries = filters.delivery?.split(',');
  const choices = actions
    .filter(
      ([, , status, by]) =>
        (!statuses || statuses.includes(status)) &&
        (!deliveries || by.some((each) => deliveries.includes(each))),
    )
    .map(([action, , , by]) => ({
      action,
      count: Math.min(count, mostInBulk),
      isOfSome: false,
      isGuess:
        count > mostInBulk ||
        statuses?.length !== 1 ||
        (by !== all && !deliveries?.every((each) => by.includes(each))),
      body: { store_id, action, filter, except_ids: [...except] },
    }));
  if (except.size > mostInBulk) return { choices: [], store_id, note: tooManyWords };
  return { choices, store_id };
}

const oneStoreWords = 'Untuk memproses sekaligus, pilih pesanan dari satu toko.';
const tooManyWords = `Paling banyak ${mostInBulk} pesanan sekaligus.`;
