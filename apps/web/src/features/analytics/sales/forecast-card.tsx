import type { SalesForecast } from '@marketplace/contract/sales-forecast';
import { useQuery } from '@tanstack/react-query';
import { PackageMinus } from 'lucide-react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { forecastQuery } from '../analytics.query.ts';
import { daysWords, moneyWords } from '../analytics-words.ts';
import { emptyWords, howWords, untoldWords } from './forecast-words.ts';

type Props = { store_id: string; isHidden: boolean };

const shownStores = 8;

/** What the seven days from today on may bring, and what may be gone in them; where nobody can tell, why not. */
export function ForecastCard({ store_id, isHidden }: Props) {
  const result = useQuery(forecastQuery(useServices(), store_id));
  const { data, error, isFetching } = result;
  const say = (amount: number) => moneyWords(amount, isHidden);
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4 pb-1">Perkiraan 7 hari ke depan</CardTitle>
      {!data && (
        <div className="p-4">
          {error ? (
            <LoadFailed
              error={error}
              onReload={() => void result.refetch()}
              isReloading={isFetching}
            />
          ) : (
            <RowSkeletons />
          )}
        </div>
      )}
      {data?.stores.length === 0 && (
        <p className="px-4 pb-4 text-ink-soft">
          Perkiraan pertama dibuat setelah pesanan toko ini dihitung. Lihat lagi nanti.
        </p>
      )}
      {data && data.stores.length > 0 && (
        <>
          {data.stores.slice(0, shownStores).map((told) => (
            <OfStore key={told.store_id} told={told} say={say} isNamed={isSeveral(store_id)} />
          ))}
          <RunningOut forecast={data} isNamed={isSeveral(store_id)} />
        </>
      )}
    </Card>
  );
}

type OfStoreProps = {
  told: SalesForecast['stores'][number];
  say: (amount: number) => string;
  isNamed: boolean;
};

function OfStore({ told, say, isNamed }: OfStoreProps) {
  const { expected, low, high, last_week, store_name } = told;
  return (
    <div className="border-b border-line px-4 py-3">
      {isNamed && <h3 className="font-semibold">{store_name}</h3>}
      {expected !== null && (
        <p className="text-sm text-ink-soft">{daysWords(told.date_from, told.date_to)}</p>
      )}
      {expected === null || low === null || high === null ? (
        <p className="mt-1 font-semibold">7 hari terakhir {say(last_week)}</p>
      ) : (
        <p className="mt-1">
          <b className="text-lg font-bold tracking-tight tabular-nums">± {say(expected)}</b>
          <span className="ml-2 text-sm text-ink-soft tabular-nums">
            antara {say(low)} dan {say(high)}
          </span>
        </p>
      )}
      <details className="mt-1 text-sm text-ink-soft">
        <summary className="min-h-11 content-center font-semibold text-brand-700">
          {expected === null ? 'Mengapa tidak ada perkiraan' : 'Cara menghitungnya'}
        </summary>
        <p className="pb-2">{howWords(told, say)}</p>
      </details>
    </div>
  );
}

function RunningOut({ forecast, isNamed }: { forecast: SalesForecast; isNamed: boolean }) {
  const { running_out, products, sees_stock } = forecast;
  const untold = untoldWords(products);
  if (!sees_stock) return null;
  if (running_out.length === 0 && products.told === 0 && untold === '') return null;
  return (
    <div className="pt-3">
      <h3 className="px-4 font-semibold">Akan habis</h3>
      {running_out.length === 0 && products.told > 0 && (
        <p className="px-4 py-2 text-sm text-ink-soft">
          Dari barang yang dapat diperkirakan, tidak ada yang akan habis.
        </p>
      )}
      <ul aria-label="Akan habis" className="divide-y divide-line">
        {running_out.map((row) => (
          <li key={`${row.store_id} ${row.inventory_id}`}>
            <ListRow
              icon={
                <IconTile tone={row.free_pieces === 0 ? 'wrong' : 'soon'}>
                  <PackageMinus />
                </IconTile>
              }
              title={row.product_name}
              subtitle={`${isNamed ? `${row.store_name} · ` : ''}${emptyWords(row)}`}
              as={
                <AppLink
                  to="/seller/inventory/update"
                  search={{ inventory_ids: row.inventory_id, store_id: row.store_id }}
                />
              }
            />
          </li>
        ))}
      </ul>
      {untold && <p className="px-4 pt-1 pb-3 text-xs text-ink-soft">{untold}</p>}
    </div>
  );
}
