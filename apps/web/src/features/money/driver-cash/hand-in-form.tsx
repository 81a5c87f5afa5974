import type { CashCarrier } from '@marketplace/contract/driver-cash';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { mostMoney, readRupiah } from '../../../platform/forms/rupiah.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { moneyKey } from '../money.query.ts';

type Props = { store_id: string; driver: CashCarrier };

/** A driver hands in all they have: it is counted, and what differs is explained. */
export function HandInForm({ store_id, driver: { courier_id, courier_name, amount } }: Props) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('order', store_id);
  const form = useDraftForm({
    name: `hand-in:${store_id}:${courier_id}`,
    base: { amount },
    isForNew: true,
    initial: () => ({ counted: '', note: '' }),
    check: ({ counted, note }, { amount }) => {
      const { amount: read, problem } = readRupiah(counted, 0, mostMoney);
      const isNoted = read === undefined || read === amount;
      return inWords({ counted: problem, note: isNoted ? undefined : textCheck(note, 3, 200) });
    },
    send: async ({ counted, note }, { amount }, options) => {
      const counted_amount = readRupiah(counted, 0, mostMoney).amount ?? 0;
      const cash = { expected_amount: amount, counted_amount };
      const why = counted_amount === amount ? '' : note.trim();
      const body = { store_id, courier_id, ...cash, note: why };
      try {
        return await api('POST /api/money/driver-cash/hand-in', { body }, options);
      } finally {
        // Also when it was refused: then there is something else to count.
        void queryClient.invalidateQueries({ queryKey: moneyKey });
      }
    },
    whenOvertaken: { currentOf: amountNow, isContested: () => true },
    fieldOf: (field) => (field === 'counted_amount' ? 'counted' : field),
    onSent: ({ hand_in }) => {
      const text = `Setoran ${rupiah(hand_in.counted_amount)} dari ${courier_name} dicatat.`;
      showToast({ text, kind: 'success' });
    },
  });
  if (!form.isReady) return <Skeleton className="h-56 w-full rounded-lg" />;
  const counted = readRupiah(form.values.counted, 0, mostMoney).amount;
  const expected = form.base.amount;
  const lacking = counted === undefined ? 0 : expected - counted;
  return (
    <Card>
      <CardTitle className="mb-3">Terima setoran</CardTitle>
      <DraftForm form={form} submitLabel="Catat setoran" barrier={barrier}>
        <TextField
          label="Uang yang dihitung"
          hint={hintFor(lacking, expected)}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.field('counted')}
        />
        {lacking !== 0 && (
          <TextField
            label="Kenapa berbeda?"
            placeholder="Contoh: uang kembalian belum ditukar"
            autoComplete="off"
            maxLength={200}
            {...form.field('note')}
          />
        )}
      </DraftForm>
    </Card>
  );
}

/** What they have by now, where a refusal says that it has changed. */
function amountNow(error: unknown): { amount: number } | undefined {
  const amount = error instanceof RequestFailure ? error.details.open_amount : undefined;
  return amount === undefined ? undefined : { amount };
}

function hintFor(lacking: number, amount: number): string {
  if (lacking === 0) return `Menurut catatan ${rupiah(amount)}.`;
  return `${lacking > 0 ? 'Kurang' : 'Lebih'} ${rupiah(Math.abs(lacking))} dari catatan ${rupiah(amount)}.`;
}
