import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { ruledStoresQuery } from './rules.query.ts';

/** Over all stores: those that have rules, and what each could adjust. */
export function RuledStores() {
  const { data, error, refetch } = useQuery(ruledStoresQuery(useServices()));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <PlanSkeleton />;
  if (data.stores.length === 0)
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada toko dengan aturan harga"
        text="Pilih satu toko di atas, lalu buat aturannya."
      />
    );
  return (
    <Card isFlush>
      <ul aria-label="Toko dengan aturan harga" className="divide-y divide-line">
        {data.stores.map(({ store_id, store_name, rules, adjustable }) => (
          <li key={store_id}>
            <ListRow
              as={<AppLink to="/seller/inventory/price-rules" search={{ store_id }} />}
              title={store_name}
              subtitle={`${number(rules)} aturan`}
              trailing={adjustable > 0 ? `${number(adjustable)} bisa disesuaikan` : 'Sesuai'}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
