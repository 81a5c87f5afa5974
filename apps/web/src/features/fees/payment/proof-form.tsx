import type { FeePayment } from '@marketplace/contract/fee-payment';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { namesTransfer } from '@marketplace/contract/transfer-reference';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { number } from '../../../platform/format/money.ts';
import { dayIn } from '../../../platform/format/time.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { mostMoney, readRupiah } from '../../../platform/forms/rupiah.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { PhotoField } from '../../../platform/photo-field.tsx';
import { useOffline, useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { feesKey } from '../fees.query.ts';

const submitCall = 'POST /api/payments/proof/submit';

type Values = {
  photo_id: string | null;
  paid_amount: string;
  paid_on: string;
  reference: string;
  /** The camera was opened from here and has not come back with a photo yet. */
  isTakingPhoto: boolean;
};

/** The proof of a transfer. What is filled in survives a camera that kills the page, and waits for a signal. */
export function ProofForm({ payment }: { payment: FeePayment }) {
  const { outbox } = useOffline();
  const record = `fee-payment:${payment.id}`;
  const waiting = useStore(outbox.state, ({ items }) =>
    items.findLast((item) => item.record === record),
  );
  const takeBack = useTakeBack();
  useArrivedProofs();
  if (waiting && !waiting.refusal) {
    return (
      <Banner kind="default">Bukti transfer sedang dikirim. Anda boleh menutup halaman ini.</Banner>
    );
  }
  return (
    <>
      {waiting?.refusal && (
        <Banner kind="error" onClose={() => void takeBack(waiting.id)}>
          {waiting.refusal.error_message || 'Ditolak oleh server.'}
        </Banner>
      )}
      <Fields payment={payment} record={record} refused={waiting} />
    </>
  );
}

/** Shows at once what the server made of a proof: the stream may be on its way back when the outbox sends. */
function useArrivedProofs(): void {
  const { outbox } = useOffline();
  const { queryClient } = useServices();
  useEffect(
    () =>
      outbox.onSent(({ call }) => {
        if (call === submitCall) void queryClient.invalidateQueries({ queryKey: feesKey });
      }),
    [outbox, queryClient],
  );
}

type FieldsProps = {
  payment: FeePayment;
  record: string;
  /** The proof before, which the server did not take: nothing of this payment goes past it. */
  refused: OutboxItem | undefined;
};

function Fields({ payment, record, refused }: FieldsProps) {
  const { id, store_id, amount } = payment;
  const { outbox } = useOffline();
  const today = dayIn(Date.now(), useTimeZone(store_id));
  const form = useDraftForm<Values, { today: string }, void>({
    name: `fee-proof:${id}`,
    base: { today },
    initial: () => ({
      photo_id: null,
      paid_amount: number(amount),
      paid_on: today,
      reference: refused ? String(refused.body.reference) : '',
      isTakingPhoto: false,
    }),
    check: ({ photo_id, paid_amount, paid_on, reference }) => ({
      ...inWords({
        paid_amount: readRupiah(paid_amount, 1, mostMoney).problem,
        paid_on: !paid_on ? 'required' : undefined,
        reference:
          textCheck(reference, 3, 60) ??
          (namesTransfer(reference) ? undefined : 'reference_unclear'),
      }),
      ...(!photo_id && { file_id: fieldErrorTable.required }),
    }),
    send: async ({ photo_id, paid_amount, paid_on, reference }) => {
      if (!photo_id) return;
      if (refused) await outbox.remove(refused.id);
      await outbox.add({
        call: submitCall,
        body: {
          store_id,
          payment_id: id,
          // The file takes its place once it is uploaded.
          file_id: photo_id,
          paid_amount: readRupiah(paid_amount, 1, mostMoney).amount ?? 0,
          paid_on,
          reference: reference.trim(),
        },
        record,
        label: 'Kirim bukti transfer tagihan biaya',
        photos: [{ field: 'file_id', photo_id }],
      });
    },
  });
  if (!form.isReady) return <Skeleton className="h-72 w-full rounded-lg" />;
  const { values, problems, field, set, flush } = form;
  const note = async (part: Partial<Values>): Promise<boolean> => {
    const isTaken = set(part);
    await flush();
    return isTaken;
  };
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
      <h2 className="text-lg font-semibold">Sudah transfer? Kirim buktinya</h2>
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      {values.isTakingPhoto && !values.photo_id && form.isRestored && (
        <Banner kind="important">
          Halaman tertutup saat kamera dibuka. Isian Anda masih ada; foto tadi dapat dipilih dari
          galeri.
        </Banner>
      )}
      <div data-invalid={problems.file_id ? true : undefined} tabIndex={-1}>
        <PhotoField
          label="Foto atau PDF bukti transfer"
          takesPdf
          photo_id={values.photo_id ?? undefined}
          about={{ store_id, purpose: 'fee_payment_proof' }}
          onCamera={() => void note({ isTakingPhoto: true })}
          onWork={form.waitFor}
          onChange={(photo_id) => note({ photo_id: photo_id ?? null, isTakingPhoto: false })}
        />
        {problems.file_id && (
          <p className="mt-1.5 text-sm text-wrong-700">Lampirkan foto atau PDF buktinya.</p>
        )}
      </div>
      <TextField
        label="Jumlah yang ditransfer"
        prefix="Rp"
        inputMode="numeric"
        autoComplete="off"
        {...field('paid_amount')}
      />
      <TextField label="Tanggal transfer" type="date" max={today} {...field('paid_on')} />
      <TextField
        label="Nomor referensi"
        hint="Tertulis di bukti transfer dari bank."
        autoComplete="off"
        maxLength={60}
        {...field('reference')}
      />
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy}>
          Kirim Bukti
        </Button>
      </BottomActions>
    </form>
  );
}
