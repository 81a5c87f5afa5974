import type { AutoAcceptRule } from '@marketplace/contract/auto-accept';
import { conditionWords } from '@marketplace/contract/auto-accept-words';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '../../platform/format/money.ts';
import { type Problems, problemsFrom } from '../../platform/forms/problems.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier, useRoleBarrier } from '../../platform/store-standing.ts';
import { useTurn } from '../../platform/use-turn.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AutoAcceptForm } from './auto-accept-form.tsx';
import { autoAcceptQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** Which orders are accepted without a person: a switch that holds at once, and the conditions. */
export function AutoAcceptSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const { data, error, refetch } = useQuery(autoAcceptQuery(services, store.id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
  return (
    <>
      <OnOff store_id={store.id} rule={data.rule} />
      <AutoAcceptForm store_id={store.id} rule={data.rule} />
    </>
  );
}

function OnOff({ store_id, rule }: { store_id: string; rule: AutoAcceptRule }) {
  const services = useServices();
  const barrier = useBarrier('store', store_id);
  const roleBarrier = useRoleBarrier('store', store_id);
  /** Of the rule as it was then; another one is not known to be refused. */
  const [refused, setRefused] = useState<{ rule: AutoAcceptRule; problems: Problems }>();
  const turning = useTurn(
    rule.is_on,
    async (is_on) => {
      setRefused(undefined);
      const idempotencyKey = crypto.randomUUID();
      const after = await services.api(
        'POST /api/orders/seller/auto-accept',
        { body: { store_id, is_on } },
        { idempotencyKey },
      );
      services.queryClient.setQueryData(autoAcceptQuery(services, store_id).queryKey, after);
      showToast({
        text: is_on ? 'Terima otomatis dinyalakan.' : 'Terima otomatis dimatikan.',
        kind: 'success',
      });
    },
    (error) => setRefused({ rule, problems: problemsFrom(error, (field) => field) }),
  );
  // To stop is possible in an inactive store, too.
  const isFixed = (rule.is_on ? roleBarrier : barrier) !== undefined;
  return (
    <Card>
      <Switch
        label="Terima pesanan otomatis"
        hint={
          rule.is_on
            ? 'Matikan kapan saja: berlaku seketika untuk pesanan yang belum diterima.'
            : 'Berlaku untuk pesanan yang masuk setelah dinyalakan.'
        }
        disabled={isFixed}
        {...turning}
      />
      {refused?.rule === rule && <Refusal store_id={store_id} problems={refused.problems} />}
      <p className="mt-2">
        {rule.is_on ? 'Sekarang diterima otomatis: ' : 'Bila dinyalakan, yang diterima: '}
        <b className="font-semibold">{conditionWords(rule, rupiah)}</b>. Pesanan lain tetap menunggu
        Anda.
      </p>
    </Card>
  );
}

/** Why the rule cannot be switched on; of hours that nobody has said, where to say them. */
function Refusal({ store_id, problems }: { store_id: string; problems: Problems }) {
  const toHours = problems.within_hours && (
    <AppLink to="/seller/store" search={{ section: 'jam-buka', store_id }}>
      Atur jam buka
    </AppLink>
  );
  return (
    <Banner kind="error" className="mt-2" link={toHours}>
      {Object.values(problems).join(' ')}
    </Banner>
  );
}
