import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { planQuery, plansKey, type RowFilter } from './plan.query.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanSkeleton } from './plan-frame.tsx';
import { PlanRowItem } from './plan-row-item.tsx';
import { planSummary } from './plan-words.ts';
import { RefusedFile } from './refused-file.tsx';

type Props = { store_id: string; plan_id: string };
type Tab = { label: string; count: number; filter: RowFilter };

/** Which rows can be looked at: before it is applied by verdict, then by what became of them. */
function tabsOf({ state, verdicts, outcomes }: InventoryPlan): Tab[] {
  const done: Tab[] = [
    { label: 'Diterapkan', count: outcomes.APPLIED, filter: { outcome: 'APPLIED' } },
    { label: 'Dikembalikan', count: outcomes.UNDONE, filter: { outcome: 'UNDONE' } },
    { label: 'Tidak dikembalikan', count: outcomes.KEPT, filter: { outcome: 'KEPT' } },
    { label: 'Dilewati', count: outcomes.SKIPPED, filter: { outcome: 'SKIPPED' } },
  ];
  const planned: Tab[] = [
    { label: 'Baru', count: verdicts.NEW, filter: { verdict: 'NEW' } },
    { label: 'Berubah', count: verdicts.CHANGED, filter: { verdict: 'CHANGED' } },
  ];
  const rest: Tab[] = [
    { label: 'Ditolak', count: verdicts.REFUSED, filter: { verdict: 'REFUSED' } },
    { label: 'Tetap', count: verdicts.UNCHANGED, filter: { verdict: 'UNCHANGED' } },
  ];
  const all = state === 'READY' ? [...planned, ...rest] : [...done, ...rest];
  return all.filter(({ count }) => count > 0);
}

type OfCopyProps = { copy: NonNullable<InventoryPlan['copy']>; store_id: string };

/** Where it comes from, and the way to what the other stores get. */
const OfCopy = ({ copy, store_id }: OfCopyProps) => (
  <p className="text-ink-soft">
    {`Disalin dari ${copy.store_name}. `}
    {copy.left_out > 0 &&
      `${number(copy.left_out)} produk belum ada di toko ini dan tidak ditambahkan. `}
    <AppLink
      to="/seller/inventory/copied"
      search={{ copy_id: copy.id, store_id }}
      className="inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-2"
    >
      Lihat semua toko tujuan
    </AppLink>
  </p>
);

export function PlanView({ store_id, plan_id }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [filter, setFilter] = useState<RowFilter>({});
  const result = useInfiniteQuery(planQuery(services, store_id, plan_id, filter));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  const plan = data?.pages[0]?.plan;
  if (!plan) {
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <PlanSkeleton />;
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: plansKey });
  // What there is to look at is another once it has been applied or taken back.
  const begin = () => {
    setFilter({});
    return refresh();
  };
  const rows = data.pages.flatMap((page) => page.data);
  const key = JSON.stringify(filter);
  return (
    <>
      <p role="status" className="text-lg font-semibold">
        {planSummary(plan)}
      </p>
      {plan.copy && <OfCopy copy={plan.copy} store_id={store_id} />}
      {plan.verdicts.REFUSED > 0 && plan.state === 'READY' && (
        <Banner kind="important">
          {`${number(plan.verdicts.REFUSED)} baris ditolak dan tidak ikut diubah. Perbaiki di sini${plan.source === 'IMPORT' ? ', atau unduh' : ''}.`}
        </Banner>
      )}
      <RefusedFile plan={plan} />
      <nav aria-label="Isi perubahan">
        <ChipRow>
          {[{ label: 'Semua', count: null, filter: {} }, ...tabsOf(plan)].map((tab) => {
            const isChosen = JSON.stringify(tab.filter) === key;
            return (
              <button
                key={tab.label}
                type="button"
                aria-pressed={isChosen}
                onClick={() => setFilter(tab.filter)}
                className={chipStyle({ isChosen })}
              >
                <ChipContent
                  isChosen={isChosen}
                  count={tab.count === null ? null : number(tab.count)}
                >
                  {tab.label}
                </ChipContent>
              </button>
            );
          })}
        </ChipRow>
      </nav>
      <Card isFlush>
        <ul aria-label="Baris perubahan" className="divide-y divide-line">
          {rows.map((row) => (
            <PlanRowItem key={row.place} row={row} plan={plan} onFixed={refresh} />
          ))}
        </ul>
      </Card>
      {hasNextPage && (
        <Button
          variant="secondary"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Lihat lebih banyak
        </Button>
      )}
      <PlanActions key={plan.state} plan={plan} onChanged={begin} />
    </>
  );
}
