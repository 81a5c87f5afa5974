import type { CreditDetail } from '@marketplace/contract/credit-book';
import { useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { number, rupiah } from '../../../platform/format/money.ts';
import { inWords } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { mostMoney, readRupiah } from '../../../platform/forms/rupiah.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { moneyKey } from '../money.query.ts';

type Props = { store_id: string; order: CreditDetail['orders'][number]; onDone: () => void };

/** All that is owed for an order, or a part of it, has come in. */
export function ReceivePayment({ store_id, order, onDone }: Props) {
  const { api, queryClient } = useServices();
  const { order_id, order_number, open_amount } = order;
  const [opened] = useState(open_amount);
  const form = useDraftForm({
    name: `term-payment:${store_id}:${order_id}`,
    base: { open_amount },
    initial: ({ open_amount }) => ({ amount: number(open_amount) }),
    check: ({ amount }, { open_amount }) => {
      const read = readRupiah(amount, 1, mostMoney);
      if (read.amount !== undefined && read.amount > open_amount)
        return { amount: `Paling banyak ${rupiah(open_amount)}, sisa utang pesanan ini.` };
      return inWords({ amount: read.problem });
    },
    send: async ({ amount }, { open_amount }, options) => {
      const body = {
        store_id,
        order_id,
        amount: readRupiah(amount, 1, mostMoney).amount,
        open_amount,
      };
      try {
        return await api('POST /api/orders/seller/confirm-payment', { body }, options);
      } finally {
        // Also when it was refused: then somebody else has written something down.
        void queryClient.invalidateQueries({ queryKey: moneyKey });
      }
    },
    whenOvertaken: { currentOf: openNow, isContested: () => true },
    onSent: ({ order }) => {
      const isPaid = order.payment_status === 'PAID';
      showToast({
        text: isPaid ? `Pesanan #${order_number} lunas.` : 'Pembayaran sebagian dicatat.',
        kind: 'success',
      });
      onDone();
    },
  });
  if (!form.isReady) return <Skeleton className="h-40 w-full rounded-lg" />;
  const typed = readRupiah(form.values.amount, 1, mostMoney).amount ?? 0;
  const open = form.base.open_amount;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        Pesanan #{order_number}, sisa {rupiah(open)}. Yang sudah dicatat tidak dapat diubah.
      </p>
      {/* An amount that nobody has typed follows what is owed: it does not change without a word. */}
      <div role="status">
        {open !== opened && !form.isBusy && (
          <Banner kind="important">
            {`Sisa utang berubah dari ${rupiah(opened)} menjadi ${rupiah(open)}: pembayaran lain baru saja dicatat. Periksa dulu jumlahnya.`}
          </Banner>
        )}
      </div>
      <DraftForm
        form={form}
        isAboutSaved
        submitLabel={typed >= open ? 'Catat lunas' : 'Catat sebagian'}
      >
        <TextField
          label="Uang yang diterima"
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.field('amount')}
        />
      </DraftForm>
    </div>
  );
}

/** What is owed by now, where a refusal says that it has changed. */
function openNow(error: unknown): { open_amount: number } | undefined {
  const open_amount = error instanceof RequestFailure ? error.details.open_amount : undefined;
  return open_amount === undefined ? undefined : { open_amount };
}
