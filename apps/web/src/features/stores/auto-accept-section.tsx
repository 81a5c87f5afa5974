import type { AutoAcceptRule } from '@marketplace/contract/auto-accept';
import { conditionWords } from '@marketplace/contract/auto-accept-words';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { rupiah } from '../../platform/format/money.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { useAction } from '../../platform/use-action.ts';
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
  const switching = useAction(async (is_on: boolean) => {
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
  });
  return (
    <Card>
      <Switch
        label="Terima pesanan otomatis"
        hint={
          rule.is_on
            ? 'Matikan kapan saja: berlaku seketika untuk pesanan yang belum diterima.'
            : 'Berlaku untuk pesanan yang masuk setelah dinyalakan.'
        }
        checked={rule.is_on}
        disabled={barrier !== undefined || switching.isBusy}
        onChange={({ currentTarget }) => switching.run(currentTarget.checked)}
      />
      <p className="mt-2">
        {rule.is_on ? 'Sekarang diterima otomatis: ' : 'Bila dinyalakan, yang diterima: '}
        <b className="font-semibold">{conditionWords(rule, rupiah)}</b>. Pesanan lain tetap menunggu
        Anda.
      </p>
    </Card>
  );
}
