import type { OrderCard as Order, ProductCard as Product } from '@marketplace/contract/chat';
import { Package, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { orderStatusWords } from '../chat-words.ts';

const box =
  'flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface p-2 text-left';
const pressable = `${box} hover:border-line-strong active:bg-sunken`;

type Named = { icon: ReactNode; title: string; lines: ReactNode };

const Inside = ({ icon, title, lines }: Named) => (
  <>
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-soft"
    >
      {icon}
    </span>
    <span className="min-w-0 text-sm">
      <b className="line-clamp-2 font-semibold wrap-anywhere text-ink">{title}</b>
      <span className="block text-ink-soft tabular-nums">{lines}</span>
    </span>
  </>
);

type ProductProps = { product: Product; store_id?: string | undefined };

/** A product as it was when it was sent; for the store that sells it the way to what it is now. */
export function ProductCard({ product, store_id }: ProductProps) {
  const { inventory_id, product_name, unit_name, price } = product;
  const inside = (
    <Inside
      icon={<Package className="size-6" />}
      title={product_name}
      lines={`${rupiah(price)} / ${unit_name}`}
    />
  );
  if (!store_id) return <div className={box}>{inside}</div>;
  return (
    <AppLink
      to="/seller/inventory/product/edit"
      search={{ id: inventory_id, store_id }}
      className={pressable}
    >
      {inside}
    </AppLink>
  );
}

type OrderProps = { order: Order; store_id?: string | undefined };

/** An order as it stood when it was sent; for the store that sells, the way to it. */
export function OrderCard({ order, store_id }: OrderProps) {
  const { order_id, order_number, fulfilment_status, total_amount, order_units } = order;
  const inside = (
    <Inside
      icon={<ReceiptText className="size-6" />}
      title={`#${order_number}`}
      lines={
        <>
          {rupiah(total_amount)} · {number(order_units)} barang
          <span className="block">{orderStatusWords[fulfilment_status]} saat dikirim</span>
        </>
      }
    />
  );
  if (!store_id) return <div className={box}>{inside}</div>;
  return (
    <AppLink
      to="/seller/orders/detail"
      search={{ orderId: order_id, store_id }}
      className={pressable}
    >
      {inside}
    </AppLink>
  );
}
