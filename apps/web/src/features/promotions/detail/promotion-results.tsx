import type { PromotionResults as Results } from '@marketplace/contract/promotion';
import { number, rupiah } from '../../../platform/format/money.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

/** What came of it so far. */
export function PromotionResults({ results }: { results: Results }) {
  const figures = [
    ['Pesanan', number(results.order_count)],
    ['Terjual', number(results.units)],
    ['Penjualan', rupiah(results.sales)],
    ['Diskon untuk pembeli', rupiah(results.discount)],
    ['Dibayar marketplace', rupiah(results.platform_amount)],
  ];
  return (
    <Card className="grid gap-3">
      <CardTitle>Hasil</CardTitle>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="text-lg font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
