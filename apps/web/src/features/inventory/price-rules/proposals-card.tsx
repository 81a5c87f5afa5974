import type { PriceProposals } from '@marketplace/contract/price-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useIsHere } from '../plans/use-is-here.ts';
import { rulesKey } from './rules.query.ts';

type Props = { store_id: string; proposals: PriceProposals; mayChange: boolean };

/** How many prices the rules would have otherwise, and the way to look at them. */
export function ProposalsCard({ store_id, proposals, mayChange }: Props) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const zone = useTimeZone(store_id);
  const { adjustable, without_cost, without_median, counted_at, is_due } = proposals;
  const proposing = useAction(async () => {
    const { plan } = await api(
      'POST /api/inventories/price-rules/propose',
      { body: { store_id } },
      { idempotencyKey: crypto.randomUUID(), timeout: 60_000 },
    );
    await queryClient.invalidateQueries({ queryKey: rulesKey });
    if (!plan) return showToast({ text: 'Semua harga sudah sesuai aturan.', kind: 'success' });
    if (!isHere.current) return;
    await navigate({ to: '/seller/inventory/plan', search: { store_id, plan_id: plan.id } });
  });
  return (
    <Card className="grid gap-3">
      <CardTitle>
        {adjustable > 0
          ? `${number(adjustable)} harga bisa disesuaikan`
          : counted_at
            ? 'Harga sudah sesuai aturan'
            : 'Belum dihitung'}
      </CardTitle>
      <p role="status" className="text-sm text-ink-soft">
        {is_due
          ? 'Sedang dihitung ulang karena ada yang berubah.'
          : counted_at
            ? `Dihitung ${moment(counted_at, zone)}, dan tiap malam.`
            : 'Dihitung tiap malam.'}{' '}
        Harga tidak pernah berubah sebelum Anda menerapkannya.
      </p>
      {without_cost > 0 && (
        <p className="text-sm text-ink-soft">
          {`${number(without_cost)} produk belum punya harga modal, jadi tidak diusulkan.`}
        </p>
      )}
      {without_median > 0 && (
        <p className="text-sm text-ink-soft">
          {`${number(without_median)} produk dijual kurang dari 5 toko lain di kota ini, jadi tidak diusulkan.`}
        </p>
      )}
      {mayChange && (
        <Button
          className="justify-self-start max-sm:w-full"
          isBusy={proposing.isBusy}
          onClick={proposing.run}
        >
          Hitung usulan
        </Button>
      )}
    </Card>
  );
}
