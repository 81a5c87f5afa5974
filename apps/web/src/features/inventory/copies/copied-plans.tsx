import { type PlanGuard, planGuards } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { barrierIn } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { plansKey } from '../plans/plan.query.ts';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { guardWords } from '../plans/plan-words.ts';
import { CopiedStore } from './copied-store.tsx';
import { copyQuery } from './copies.query.ts';
import { copyTerms } from './copy-words.ts';

/** What was confirmed, and for which plans as they were: a colleague may mend their rows meanwhile. */
type Agreed = { guards: readonly PlanGuard[]; versions: Readonly<Record<string, number>> };

/** Whether it is still to be applied, and would change something. */
const isOpen = ({ state, is_waiting, verdicts }: InventoryPlan): boolean =>
  state === 'READY' && !is_waiting && verdicts.NEW + verdicts.CHANGED > 0;

/** The plans of a copy together: each can be looked at and applied, or all at once. */
export function CopiedPlans({ copy_id }: { copy_id: string }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const slice = useAppState(({ store }) => store);
  const { data, error, refetch } = useQuery(copyQuery(services, copy_id));
  const zone = useTimeZone(data?.copy.store_id);
  const [agreed, setAgreed] = useState<Agreed>({ guards: [], versions: {} });
  /** Why a store was not begun, by its id. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const refresh = () => queryClient.invalidateQueries({ queryKey: plansKey });
  const apply = async (
    { store_id, id: plan_id, version }: InventoryPlan,
    confirmed: readonly PlanGuard[],
  ) => {
    const body = { store_id, plan_id, version, confirmed: [...confirmed], may_wait: true };
    try {
      await services.api('POST /api/inventories/plans/apply', { body });
      setRefused(({ [store_id]: _said, ...others }) => others);
    } catch (error) {
      setRefused((before) => ({ ...before, [store_id]: wordsForThrown(error) }));
    }
  };
  const applying = useAction(async (plans: readonly InventoryPlan[], confirmed: PlanGuard[]) => {
    for (const plan of plans) {
      await apply(plan, confirmed);
      await refresh();
    }
  });
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <PlanSkeleton />;
  const { copy, plans } = data;
  const open = plans
    .map(({ plan }) => plan)
    .filter((plan) => isOpen(plan) && !barrierIn(slice, 'inventory', plan.store_id));
  const asking = planGuards.filter((guard) => open.some((plan) => plan.guards[guard] > 0));
  const countOf = (guard: PlanGuard) => open.reduce((sum, plan) => sum + plan.guards[guard], 0);
  const isAsAgreed = open.every(({ id, version }) => agreed.versions[id] === version);
  const confirmed = isAsAgreed ? [...agreed.guards] : [];
  const isConfirmed = (plan: InventoryPlan) =>
    planGuards.every((guard) => plan.guards[guard] === 0 || confirmed.includes(guard));
  const ready = open.filter(isConfirmed);
  const toggle = (guard: PlanGuard, isOn: boolean) =>
    setAgreed({
      guards: isOn ? [...confirmed, guard] : confirmed.filter((each) => each !== guard),
      versions: Object.fromEntries(open.map(({ id, version }) => [id, version])),
    });
  return (
    <>
      <div>
        <p className="font-semibold">{`Dari ${copy.store_name}, ${moment(copy.created_at, zone)}`}</p>
        <p className="text-sm text-ink-soft">{copyTerms(copy)}</p>
      </div>
      {plans.length < copy.stores && (
        <p className="text-sm text-ink-soft">
          {`${number(copy.stores - plans.length)} toko lain tidak dapat Anda lihat.`}
        </p>
      )}
      <ul aria-label="Toko tujuan" className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {plans.map(({ store_name, plan }) => (
          <li key={plan.id}>
            <CopiedStore
              store_name={store_name}
              plan={plan}
              refusal={refused[plan.store_id]}
              mayApply={ready.includes(plan)}
              isBusy={applying.isBusy}
              onApply={() => applying.run([plan], confirmed)}
              onChanged={refresh}
            />
          </li>
        ))}
      </ul>
      {asking.length > 0 && (
        <Card className="grid gap-2">
          <CardTitle>Pastikan dulu</CardTitle>
          {asking.map((guard) => (
            <Checkbox
              key={guard}
              label={guardWords[guard].confirm(countOf(guard))}
              checked={confirmed.includes(guard)}
              onChange={({ target }) => toggle(guard, target.checked)}
            />
          ))}
        </Card>
      )}
      {open.length > 0 && (
        <BottomActions>
          <Button
            isBlock
            isBusy={applying.isBusy}
            disabled={ready.length === 0}
            onClick={() => applying.run(ready, confirmed)}
          >
            {ready.length === 0
              ? 'Pastikan peringatannya dulu'
              : `Terapkan ke ${number(ready.length)} toko`}
          </Button>
        </BottomActions>
      )}
    </>
  );
}
