import { type ProductMeasure, productMeasures } from '@marketplace/contract/analytics-words';
import type { AnalyticsProducts } from '@marketplace/contract/seller-analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { maySee } from '../../../platform/store-standing.ts';
import { changeOf } from '../../../shared/figures/figures-words.ts';
import { ProductPicture } from '../../../shared/product-picture.tsx';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ChipContent, chipStyle } from '../../../ui/chip.tsx';
import { productsQuery } from '../analytics.query.ts';
import { measureWords, moneyWords } from '../analytics-words.ts';

type Props = {
  store_id: string;
  start_week: string | undefined;
  by: ProductMeasure;
  isHidden: boolean;
  /** Of a few orders a share says nothing. */
  isComparable: boolean;
};
type Product = AnalyticsProducts['products'][number];

const firstShown = 8;

const measured = (product: Product, by: ProductMeasure): number =>
  by === 'UNITS' ? product.units : by === 'MARGIN' ? (product.margin ?? 0) : product.revenue;

/** What sold, by what it brought, how much of it, or what was left over. */
export function ProductsCard({ store_id, start_week, by: wanted, isHidden, isComparable }: Props) {
  const result = useQuery(productsQuery(useServices(), store_id, start_week, wanted));
  const [isWhole, setWhole] = useState(false);
  const { data, error, isPlaceholderData } = result;
  // Whoever follows somebody else's address may not see costs.
  const by = wanted === 'MARGIN' && data && !data.sees_margin ? 'REVENUE' : wanted;
  const measures = productMeasures.filter((each) => each !== 'MARGIN' || data?.sees_margin);
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4">Barang teratas</CardTitle>
      <nav aria-label="Urutan barang" className="flex flex-wrap gap-2 px-4 py-3 print:hidden">
        {measures.map((measure) => (
          <AppLink
            key={measure}
            to="/seller/analytics"
            search={{ store_id, ...(start_week && { start_week }), by: measure }}
            replace
            resetScroll={false}
            activeProps={{}}
            aria-current={measure === by ? 'true' : undefined}
            className={chipStyle({ isChosen: measure === by })}
          >
            <ChipContent isChosen={measure === by}>{measureWords[measure]}</ChipContent>
          </AppLink>
        ))}
      </nav>
      {!data && error && (
        <div className="p-4">
          <LoadFailed error={error} onReload={() => void result.refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="p-4">
          <RowSkeletons />
        </div>
      )}
      {data?.products.length === 0 && (
        <p className="px-4 pb-4 text-ink-soft">Belum ada pesanan selesai di minggu ini.</p>
      )}
      {data && data.products.length > 0 && (
        <>
          <ul
            aria-label="Barang teratas"
            aria-busy={isPlaceholderData}
            className={`divide-y divide-line border-t border-line ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.products.slice(0, isWhole ? undefined : firstShown).map((product) => (
              <li key={product.variant_id} className="flex items-center gap-3 px-4 py-2.5">
                <ProductPicture category_name={product.category_name} size="sm" />
                <ProductLine
                  product={product}
                  by={by}
                  isHidden={isHidden}
                  isComparable={isComparable}
                  most={measured(data.products[0] ?? product, by)}
                  store_id={store_id}
                />
              </li>
            ))}
          </ul>
          {!isWhole && data.products.length > firstShown && (
            <div className="p-2 print:hidden">
              <Button variant="quiet" isBlock onClick={() => setWhole(true)}>
                Tampilkan {data.products.length - firstShown} barang lagi
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

type LineProps = Omit<Props, 'start_week'> & { product: Product; most: number };

function ProductLine({ product, by, isHidden, isComparable, most, store_id }: LineProps) {
  const seesStock = useAppState(({ store }) => maySee(store, 'inventory'));
  const value = measured(product, by);
  const change =
    isComparable && by === 'REVENUE'
      ? changeOf(product.revenue, product.before_revenue)
      : undefined;
  const words = by === 'UNITS' ? `${number(value)} pcs` : moneyWords(value, isHidden);
  const name = 'min-w-0 flex-[1_1_9rem] text-sm font-semibold wrap-anywhere';
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {product.inventory_id && seesStock ? (
          <AppLink
            to="/seller/inventory/product/edit"
            search={{ id: product.inventory_id, store_id: product.listed_in ?? store_id }}
            className={`${name} hover:underline`}
          >
            {product.product_name}
          </AppLink>
        ) : (
          <span className={name}>{product.product_name}</span>
        )}
        <span className="ml-auto text-sm font-semibold tabular-nums">
          {by === 'MARGIN' && product.margin === null ? 'Modal belum diisi' : words}
          {change && (
            <span
              className={`ml-1.5 text-xs font-normal ${change.direction === 'down' ? 'text-wrong-700' : 'text-ink-soft'}`}
            >
              {change.words}
              <span className="sr-only"> dari minggu sebelumnya</span>
            </span>
          )}
        </span>
      </p>
      {!isHidden && (
        <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-brand-600"
            style={{
              inlineSize: `${most > 0 ? Math.max(1, Math.round((100 * value) / most)) : 0}%`,
            }}
          />
        </span>
      )}
    </div>
  );
}
