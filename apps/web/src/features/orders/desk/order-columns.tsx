import type { OrderRow } from '@marketplace/contract/order-row';
import { CloudUpload } from 'lucide-react';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { allStores } from '../../../platform/state/store-slice.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { TableColumn } from '../../../ui/table/columns.ts';
import type { OrderFilters } from '../order-search.ts';
import { shortTermsOf, statusWords } from '../order-words.ts';
import { markWords } from '../pending-words.ts';
import { dueOf } from '../urgency.ts';
import { usePendingChange } from '../use-pending-change.ts';
import { LeftInCell } from './left-in-cell.tsx';

type Columns = readonly TableColumn<OrderRow>[];

/** What a desk can show of the orders of a list. */
export const orderColumns = ({ store_id, status }: OrderFilters): Columns => [
  {
    key: 'left',
    label: 'Sisa',
    width: 'small',
    sort: { by: 'deadline', direction: 'ascending' },
    cell: (order) => <Standing order={order} status={status} />,
  },
  {
    key: 'buyer',
    label: 'Pembeli',
    width: 'wider',
    isRowHeader: true,
    cell: (order) => <Buyer order={order} />,
  },
  // Before what may be left out for want of room: rows of several stores name theirs.
  ...(store_id === allStores || store_id?.includes(',') ? [storeColumn] : []),
  { key: 'goods', label: 'Barang', width: 'rest', cell: (order) => <Goods order={order} /> },
  {
    key: 'total',
    label: 'Total',
    width: 'usual',
    isNumeric: true,
    sort: { by: 'highest_value', direction: 'descending' },
    cell: ({ total_amount }) => (
      <span className="font-semibold tabular-nums">{rupiah(total_amount)}</span>
    ),
  },
  {
    key: 'terms',
    label: 'Bayar · Kirim',
    width: 'wide',
    cell: (order) => soft(shortTermsOf(order)),
  },
  {
    key: 'number',
    label: 'Nomor',
    width: 'wide',
    isOptional: true,
    cell: ({ order_number }) => soft(`#${order_number}`),
  },
  {
    key: 'arrived',
    label: 'Masuk',
    width: 'wider',
    isOptional: true,
    sort: { by: 'newest', direction: 'descending' },
    cell: (order) => soft(moment(order.arrived_at ?? order.created_at, order.time_zone)),
  },
  {
    key: 'status',
    label: 'Status',
    width: 'usual',
    isOptional: true,
    cell: (order) => <Status order={order} />,
  },
];

const soft = (words: string) => <span className="text-ink-soft">{words}</span>;

const storeColumn: TableColumn<OrderRow> = {
  key: 'store',
  label: 'Toko',
  width: 'wide',
  cell: ({ store_name }) => (
    <span title={store_name} className="text-ink-soft">
      {store_name}
    </span>
  ),
};

/** How long there is still, or what became of an order that is no longer of this tab. */
function Standing({ order, status }: { order: OrderRow; status: string | undefined }) {
  if (status !== order.fulfilment_status) return <Status order={order} />;
  return <LeftInCell until={dueOf(order)} />;
}

function Status({ order: { fulfilment_status } }: { order: OrderRow }) {
  const { label, tone } = statusWords[fulfilment_status];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {label}
    </Badge>
  );
}

/** Who ordered. Two orders of one buyer are told apart by those who only hear it, too. */
function Buyer({ order: { id, buyer_name, order_number } }: { order: OrderRow }) {
  return (
    <>
      <Waiting order_id={id} />
      {buyer_name}
      <span className="sr-only">, #{order_number}</span>
    </>
  );
}

/** That something was done to this order which has not arrived yet. */
function Waiting({ order_id }: { order_id: string }) {
  const change = usePendingChange(order_id);
  const isOnline = useIsOnline();
  if (!change) return null;
  const words = markWords(change, isOnline);
  return (
    <span title={words} className="mr-1 inline-flex align-text-bottom text-soon-700">
      <CloudUpload aria-hidden className="size-4" />
      <span className="sr-only">{words}: </span>
    </span>
  );
}

/** Indomie Goreng 85 g +2: how many there are besides stays to be read however long the name is. */
function Goods({ order: { first_product_name, total_product_unit } }: { order: OrderRow }) {
  const others = total_product_unit - 1;
  return (
    <span className="flex gap-1" title={first_product_name}>
      <span className="truncate">{first_product_name}</span>
      {others > 0 && (
        <span className="shrink-0 text-ink-soft">
          <span aria-hidden>+{others}</span>
          <span className="sr-only">dan {others} lainnya</span>
        </span>
      )}
    </span>
  );
}
