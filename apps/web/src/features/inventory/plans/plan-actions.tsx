import { type PlanGuard, planGuards } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { planJobQuery } from './plan.query.ts';
import { guardWords } from './plan-words.ts';
import { usePlanAction } from './use-plan-action.ts';

type Props = { plan: InventoryPlan; onChanged: () => Promise<void> };

/** What can be done with a plan as it stands now. */
export function PlanActions({ plan, onChanged }: Props) {
  const barrier = useBarrier('inventory', plan.store_id);
  if (barrier) return <BarrierNote barrier={barrier} />;
  if (plan.is_waiting) return <Waiting plan={plan} onChanged={onChanged} />;
  if (plan.state === 'READY') return <Apply plan={plan} onChanged={onChanged} />;
  if (plan.state === 'APPLYING' || plan.state === 'UNDOING')
    return <UnderWay plan={plan} onChanged={onChanged} />;
  return plan.state === 'APPLIED' ? <Undo plan={plan} onChanged={onChanged} /> : null;
}

function Apply({ plan, onChanged }: Props) {
  const { api } = useServices();
  const [confirmed, setConfirmed] = useState<readonly PlanGuard[]>([]);
  const asking = planGuards.filter((guard) => plan.guards[guard] > 0);
  const count = plan.verdicts.NEW + plan.verdicts.CHANGED;
  const applying = usePlanAction(onChanged, async () => {
    const body = {
      store_id: plan.store_id,
      plan_id: plan.id,
      version: plan.version,
      confirmed: [...confirmed],
    };
    await api('POST /api/inventories/plans/apply', { body });
    await onChanged();
  });
  const toggle = (guard: PlanGuard, isOn: boolean) =>
    setConfirmed((before) => (isOn ? [...before, guard] : before.filter((each) => each !== guard)));
  return (
    <>
      {asking.length > 0 && (
        <Card className="grid gap-2">
          <CardTitle>Pastikan dulu</CardTitle>
          {asking.map((guard) => (
            <Checkbox
              key={guard}
              label={guardWords[guard].confirm(plan.guards[guard])}
              checked={confirmed.includes(guard)}
              onChange={({ target }) => toggle(guard, target.checked)}
            />
          ))}
        </Card>
      )}
      <BottomActions>
        <Button
          isBlock
          isBusy={applying.isBusy}
          disabled={count === 0 || asking.some((guard) => !confirmed.includes(guard))}
          onClick={applying.run}
        >
          {count === 0 ? 'Tidak ada yang berubah' : `Terapkan ke ${number(count)} produk`}
        </Button>
      </BottomActions>
    </>
  );
}

/** It begins by itself when the one before it has ended, unless somebody thinks better of it. */
function Waiting({ plan, onChanged }: Props) {
  const { api } = useServices();
  const leaving = useAction(async () => {
    const body = { store_id: plan.store_id, plan_id: plan.id };
    await api('POST /api/inventories/plans/call-off', { body });
    await onChanged();
  });
  return (
    <BottomActions>
      <Button variant="secondary" isBlock isBusy={leaving.isBusy} onClick={leaving.run}>
        Batal menunggu
      </Button>
      <p className="mt-2 text-center text-sm text-ink-soft">
        Belum ada yang berubah. Setelah dibatalkan, perubahan ini tetap tersimpan dan bisa
        diterapkan sendiri.
      </p>
    </BottomActions>
  );
}

function UnderWay({ plan, onChanged }: Props) {
  const services = useServices();
  const { data } = useQuery(planJobQuery(services, plan.store_id, plan.job_id ?? ''));
  const job = data?.job;
  const isOver = job?.finished_at !== null && job !== undefined;
  const tell = useEffectEvent(() => void onChanged());
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  const back = useAction(async () => {
    const body = { store_id: plan.store_id, plan_id: plan.id };
    await services.api('POST /api/inventories/plans/undo', { body });
    await onChanged();
  });
  const again = useAction(async () => {
    const body = { store_id: plan.store_id, plan_id: plan.id };
    await (plan.state === 'APPLYING'
      ? services.api('POST /api/inventories/plans/apply', {
          body: { ...body, version: plan.version },
        })
      : services.api('POST /api/inventories/plans/undo', { body }));
    await onChanged();
  });
  if (job?.state === 'FAILED')
    return (
      <Banner
        kind="error"
        link={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" isBusy={again.isBusy} onClick={again.run}>
              Lanjutkan
            </Button>
            {plan.state === 'APPLYING' && (
              <Button size="sm" variant="secondary" isBusy={back.isBusy} onClick={back.run}>
                Kembalikan yang sudah diubah
              </Button>
            )}
          </span>
        }
      >
        {job.error_message ?? 'Terhenti di tengah jalan.'}
      </Banner>
    );
  return (
    <Progress
      label={plan.state === 'APPLYING' ? 'Menerapkan perubahan' : 'Mengembalikan'}
      value={job?.total ? job.done : undefined}
      max={job?.total || 1}
      detail={job?.total ? `${number(job.done)} dari ${number(job.total)}` : undefined}
    />
  );
}

function Undo({ plan, onChanged }: Props) {
  const { api } = useServices();
  const undoing = useAction(async () => {
    const body = { store_id: plan.store_id, plan_id: plan.id };
    await api('POST /api/inventories/plans/undo', { body });
    await onChanged();
  });
  const isOver = plan.undo_until !== null && Date.parse(plan.undo_until) < Date.now();
  if (isOver || plan.outcomes.APPLIED === 0) return null;
  return (
    <BottomActions>
      <Button variant="secondary" isBlock isBusy={undoing.isBusy} onClick={undoing.run}>
        Kembalikan seperti semula
      </Button>
      <p className="mt-2 text-center text-sm text-ink-soft">
        Bisa sampai satu jam setelah diterapkan. Yang sudah diubah lagi tidak ikut.
      </p>
    </BottomActions>
  );
}
