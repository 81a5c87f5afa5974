import { fieldErrorTable } from '@marketplace/contract/errors';
import type { OrderRow } from '@marketplace/contract/order-row';
import { type FormEvent, useState } from 'react';
import { PhotoField } from '../../platform/photo-field.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { AboutOrder } from './order-form-page.tsx';
import { useLeave } from './use-leave.ts';
import { useMove } from './use-move.ts';

type Draft = {
  /** What the form is about, for a page that opens without a signal and without the list. */
  order_number: string;
  buyer_name: string;
  receiver_name: string;
  photo_id?: string | undefined;
  /** The camera was opened from here and has not come back with a photo yet. */
  isTakingPhoto?: boolean;
};

type Props = { orderId: string; store_id: string; order: OrderRow | undefined };

/** Who took the goods, and a photo of it. What is filled in survives whatever happens to the page. */
export function DeliveredForm({ orderId, store_id, order }: Props) {
  const move = useMove();
  const leave = useLeave(store_id, 'SHIPPED');
  const draft = useDraft<Draft>(`delivered:${orderId}`, {
    order_number: order?.order_number ?? '',
    buyer_name: order?.buyer_name ?? '',
    receiver_name: '',
  });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!draft.isReady) return <DeliveredPending />;
  const { value, setValue, flush } = draft;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const receiver_name = value.receiver_name.trim();
    const wrong =
      receiver_name.length < 2 && fieldErrorTable[receiver_name ? 'too_short' : 'required'];
    setProblem(wrong || undefined);
    if (wrong) return event.currentTarget.querySelector('input')?.focus();
    if (isBusy) return;
    setBusy(true);
    const about = { id: orderId, order_number: order?.order_number ?? value.order_number };
    const isTaken = await move(about, {
      call: 'POST /api/orders/seller/confirm-delivered',
      body: { store_id, order_id: orderId, receiver_name },
      label: 'Konfirmasi sampai',
      photos: value.photo_id ? [{ field: 'photo_id', photo_id: value.photo_id }] : [],
    });
    setBusy(false);
    if (!isTaken) return;
    await draft.drop();
    leave();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <AboutOrder {...(order ?? value)} />
      {value.isTakingPhoto && !value.photo_id && draft.isRestored && (
        <Banner kind="important">
          Halaman tertutup saat kamera dibuka. Isian Anda masih ada; foto tadi dapat dipilih dari
          galeri.
        </Banner>
      )}
      <TextField
        label="Nama penerima"
        name="receiver_name"
        autoComplete="off"
        maxLength={100}
        value={value.receiver_name}
        error={problem}
        onChange={({ currentTarget }) => setValue({ ...value, receiver_name: currentTarget.value })}
      />
      <PhotoField
        label="Foto serah terima (tidak wajib)"
        photo_id={value.photo_id}
        about={{ store_id, purpose: 'delivery_photo' }}
        onCamera={() => {
          setValue({ ...value, isTakingPhoto: true });
          void flush();
        }}
        onChange={(photo_id) => {
          setValue({ ...value, photo_id, isTakingPhoto: false });
          void flush();
        }}
      />
      <BottomActions>
        <Button type="submit" isBlock isBusy={isBusy}>
          Konfirmasi Sampai
        </Button>
      </BottomActions>
    </form>
  );
}
