import { type PlanGuard, planGuards } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { planJobQuery } from '../plans/plan.query.ts';
import { guardWords, planSummary } from '../plans/plan-words.ts';
import { verdictWords } from './copy-words.ts';

type Props = {
  store_name: string;
  plan: InventoryPlan;
  /** Why it was not begun. */
  refusal: string | undefined;
  mayApply: boolean;
  isBusy: boolean;
  onApply: () => void;
  onChanged: () => Promise<void>;
};

/** What one store gets, how far that is, and what can be done about it. */
export function CopiedStore({ store_name, plan, refusal, mayApply, ...rest }: Props) {
  const { isBusy, onApply, onChanged } = rest;
  const barrier = useBarrier('inventory', plan.store_id);
  const guards = planGuards.filter((guard) => plan.state === 'READY' && plan.guards[guard] > 0);
  const left_out = plan.copy?.left_out ?? 0;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <CardTitle>{store_name}</CardTitle>
      <p role="status">
        {plan.state === 'READY' && !plan.is_waiting ? verdictWords(plan) : planSummary(plan)}
      </p>
      {left_out > 0 && (
        <p className="text-sm text-ink-soft">
          {`${number(left_out)} produk belum ada di toko ini dan tidak ditambahkan.`}
        </p>
      )}
      {guards.length > 0 && <Guards guards={guards} plan={plan} />}
      {refusal && (
        <p role="alert" className="text-sm text-wrong-700">
          {refusal}
        </p>
      )}
      {barrier && <p className="text-sm text-ink-soft">{barrier}</p>}
      <ActionArea of={`${plan.state} ${plan.is_waiting}`}>
        <div className="flex flex-wrap gap-2">
          <AppLink
            to="/seller/inventory/plan"
            search={{ store_id: plan.store_id, plan_id: plan.id }}
            aria-label={`Lihat isi untuk ${store_name}`}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            Lihat isi
          </AppLink>
          {mayApply && (
            <Button
              variant="secondary"
              size="sm"
              disabled={isBusy}
              aria-label={`Terapkan ke ${store_name}`}
              onClick={onApply}
            >
              Terapkan
            </Button>
          )}
          {plan.state === 'APPLIED' && !barrier && (
            <TakeBack plan={plan} store_name={store_name} onChanged={onChanged} />
          )}
        </div>
      </ActionArea>
      {(plan.state === 'APPLYING' || plan.state === 'UNDOING') && <HowFar plan={plan} />}
    </Card>
  );
}

const Guards = ({ guards, plan }: { guards: readonly PlanGuard[]; plan: InventoryPlan }) => (
  <p className="flex flex-wrap gap-1.5">
    {guards.map((guard) => (
      <Badge key={guard} tone="soon">
        {`${number(plan.guards[guard])} ${guardWords[guard].short.toLowerCase()}`}
      </Badge>
    ))}
  </p>
);

function HowFar({ plan }: { plan: InventoryPlan }) {
  const { data } = useQuery(planJobQuery(useServices(), plan.store_id, plan.job_id ?? ''));
  const job = data?.job;
  if (job?.state === 'FAILED')
    return (
      <p role="alert" className="text-sm text-wrong-700">
        {`${job.error_message ?? 'Terhenti di tengah jalan.'} Buka isinya untuk melanjutkan.`}
      </p>
    );
  return (
    <Progress
      label={plan.state === 'APPLYING' ? 'Menerapkan' : 'Mengembalikan'}
      value={job?.total ? job.done : undefined}
      max={job?.total || 1}
      detail={job?.total ? `${number(job.done)} dari ${number(job.total)}` : undefined}
    />
  );
}

type BackProps = Pick<Props, 'plan' | 'store_name' | 'onChanged'>;

function TakeBack({ plan, store_name, onChanged }: BackProps) {
  const { api } = useServices();
  const undoing = useAction(async () => {
    const body = { store_id: plan.store_id, plan_id: plan.id };
    await api('POST /api/inventories/plans/undo', { body });
    await onChanged();
  });
  const isOver = plan.undo_until !== null && Date.parse(plan.undo_until) < Date.now();
  if (isOver || plan.outcomes.APPLIED === 0) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={undoing.isBusy}
      aria-label={`Kembalikan ${store_name}`}
      onClick={undoing.run}
    >
      Kembalikan
    </Button>
  );
}
