import type { OrderRow } from '@marketplace/contract/order-row';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usualBasketQuery } from './usual-basket.query.ts';

/** What this buyer usually orders here, to see at a glance what is missing or unusual. */
export function UsualBasket({ order }: { order: OrderRow }) {
  const { data, error, refetch } = useQuery(usualBasketQuery(useServices(), order));
  if (!data)
    return error ? (
      <LoadFailed error={error} onReload={() => void refetch()} />
    ) : (
      <Skeleton className="mt-3 h-24" />
    );
  const { order_count, products } = data;
  if (products.length === 0)
    return <p className="mt-3 text-sm text-ink-soft">Belum ada pesanan lain yang selesai.</p>;
  return (
    <div className="mt-3">
      <h3 className="text-sm font-semibold">
        Biasa dipesan{' '}
        <span className="font-normal text-ink-soft">
          dari {number(order_count)} pesanan terakhir
        </span>
      </h3>
      <ul aria-label="Biasa dipesan" className="mt-1 divide-y divide-line">
        {products.map(({ inventory_id, product_name, uom_name, times, quantity }) => (
          <li key={inventory_id} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0 wrap-anywhere">{product_name}</span>
            <span className="shrink-0 text-sm text-ink-soft">
              {number(quantity)} {uom_name} · {number(times)} kali
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
