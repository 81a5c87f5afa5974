import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { recentPlansQuery } from './plan.query.ts';
import { PlanSkeleton } from './plan-frame.tsx';
import { planSummary } from './plan-words.ts';

const titles = {
  BULK: 'Ubah banyak produk',
  IMPORT: 'Berkas',
  STOCK_TAKE: 'Stok opname',
  COPY: 'Salinan',
  RULE: 'Usulan aturan harga',
} as const;

function titleOf({ source, file_name, copy }: InventoryPlan): string {
  if (source === 'IMPORT' && file_name) return file_name;
  if (copy) return `Salinan dari ${copy.store_name}`;
  return [titles[source], file_name].filter(Boolean).join(', ');
}

/** The last changes of many products, by a file or by a rule, each with what became of it and the way back to it. */
export function RecentPlans({ store_id }: { store_id: string }) {
  const zone = useTimeZone(store_id);
  const { data, error, refetch } = useQuery(recentPlansQuery(useServices(), store_id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <PlanSkeleton />;
  return (
    <Card isFlush>
      <CardTitle className="p-4 pb-2">Perubahan terakhir</CardTitle>
      {data.data.length === 0 ? (
        <p className="p-4 pt-0 text-sm text-ink-soft">
          Belum ada perubahan banyak produk sekaligus.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {data.data.map((plan) => (
            <li key={plan.id}>
              <ListRow
                as={<AppLink to="/seller/inventory/plan" search={{ store_id, plan_id: plan.id }} />}
                title={titleOf(plan)}
                subtitle={`${moment(plan.created_at, zone)} · ${planSummary(plan)}`}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
