import type { LostProduct, OrderLoss } from '@marketplace/contract/order-loss';
import { useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { maySee } from '../../../platform/store-standing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { LossAmount } from './loss-amount.tsx';
import { LossCure } from './loss-cure.tsx';
import { lossWords } from './loss-words.ts';
import type { LossFilters } from './order-loss-search.ts';

type Props = { loss: OrderLoss; store_id: string; filters: LossFilters; isHidden: boolean };

const firstOnPhone = 10;

const keyOf = ({ store_id, variant_id }: LostProduct) => `${store_id} ${variant_id}`;

/** What was lost most of: a table at a desk, rows on a phone. */
export function LossProducts({ loss, store_id, filters, isHidden }: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const isOfMany = isSeveral(store_id);
  const [isWhole, setWhole] = useState(false);
  const caption = filters.cause
    ? `Barang: ${lossWords[filters.cause].title.toLowerCase()}`
    : 'Menurut barang';
  if (loss.products.length === 0)
    return filters.cause ? (
      <Card>
        <h2 className="text-base font-semibold">{caption}</h2>
        <p className="mt-1 text-ink-soft">Tidak ada barang yang hilang karena ini.</p>
        <AppLink
          to="/seller/order-loss"
          search={{ store_id, days: filters.days }}
          replace
          resetScroll={false}
          className={link}
        >
          Semua barang
        </AppLink>
      </Card>
    ) : null;
  if (!isDesktop) {
    return (
      <Card isFlush>
        <h2 className="px-4 pt-4 pb-1 text-base font-semibold">{caption}</h2>
        <ul aria-label={caption} className="divide-y divide-line">
          {loss.products.slice(0, isWhole ? undefined : firstOnPhone).map((row) => (
            <li key={keyOf(row)} className="px-4 py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">
                  {row.product_name}
                </span>
                <span className="ml-auto font-semibold tabular-nums">
                  <LossAmount amount={row.amount} isHidden={isHidden} />
                </span>
              </div>
              <p className="text-sm text-ink-soft">
                {[isOfMany && row.store_name, lossWords[row.cause].short]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <ProductCure row={row} />
            </li>
          ))}
        </ul>
        {!isWhole && loss.products.length > firstOnPhone && (
          <div className="p-2">
            <Button variant="quiet" isBlock onClick={() => setWhole(true)}>
              Tampilkan {loss.products.length - firstOnPhone} barang lagi
            </Button>
          </div>
        )}
      </Card>
    );
  }
  return (
    <DataTable
      caption={caption}
      rows={loss.products}
      rowKey={keyOf}
      className="bg-surface shadow-card [&_td]:align-middle"
      columns={[
        {
          key: 'name',
          header: 'Barang',
          isRowHeader: true,
          render: (row) => (
            <>
              {row.product_name}
              {isOfMany && (
                <span className="block font-normal text-ink-soft">{row.store_name}</span>
              )}
            </>
          ),
        },
        { key: 'cause', header: 'Sebab utama', render: (row) => lossWords[row.cause].short },
        {
          key: 'amount',
          header: 'Nilai',
          isNumeric: true,
          render: (row) => (
            <b className="font-semibold">
              <LossAmount amount={row.amount} isHidden={isHidden} />
            </b>
          ),
        },
        { key: 'cure', header: 'Perbaiki', render: (row) => <ProductCure row={row} /> },
      ]}
    />
  );
}

/** What is to be done about the product itself; the rest is the store's. */
const ofProduct: Partial<Record<LostProduct['cause'], string>> = {
  out_of_stock: 'Atur stok',
  lowered: 'Atur stok',
  price_wrong: 'Ubah harga',
};

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline md:-my-2';

function ProductCure({ row }: { row: LostProduct }) {
  const seesStock = useAppState(({ store }) => maySee(store, 'inventory'));
  const words = ofProduct[row.cause];
  if (!words || !row.inventory_id || !seesStock)
    return <LossCure cause={row.cause} store_id={row.store_id} className={link} />;
  return (
    <AppLink
      to="/seller/inventory/product/edit"
      search={{ id: row.inventory_id, store_id: row.store_id }}
      className={link}
    >
      {words}
      <span className="sr-only"> {row.product_name}</span>
    </AppLink>
  );
}
