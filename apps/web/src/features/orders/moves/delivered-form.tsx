import { rupiah } from '../../../platform/format/money.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { PhotoField } from '../../../platform/photo-field.tsx';
import { useOffline } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FoundOrder } from '../use-order.ts';
import { type AboutOrder, aboutOrder } from './about-order.ts';
import { DeliveredPending } from './delivered-pending.tsx';
import { type Moved, OrderFields } from './moved-form.tsx';
import { OrderSummary } from './order-form-page.tsx';
import { useMove } from './use-move.ts';
import { useReturnPath } from './use-return-path.ts';

type Values = {
  receiver_name: string;
  photo_id: string | null;
  /** The camera was opened from here and has not come back with a photo yet. */
  isTakingPhoto: boolean;
};

const empty: Values = { receiver_name: '', photo_id: null, isTakingPhoto: false };

type Props = { orderId: string; store_id: string; found: FoundOrder; moved: Moved | undefined };

/** Who took the goods, and a photo of it. What is filled in survives whatever happens to the page. */
export function DeliveredForm({ orderId, store_id, found, moved }: Props) {
  const move = useMove();
  const { photos } = useOffline();
  const leave = useReturnPath(store_id, 'SHIPPED');
  const name = `delivered:${orderId}`;
  const form = useDraftForm<Values, AboutOrder | null, void>({
    name,
    base: aboutOrder(found.order),
    initial: () => empty,
    check: ({ receiver_name }) => inWords({ receiver_name: textCheck(receiver_name, 2, 100) }),
    send: ({ receiver_name, photo_id }, about) =>
      move(
        { id: orderId, order_number: about?.order_number ?? '' },
        {
          call: 'POST /api/orders/seller/confirm-delivered',
          body: { store_id, order_id: orderId, receiver_name: receiver_name.trim() },
          label: 'Konfirmasi sampai',
          photos: photo_id ? [{ field: 'photo_id', photo_id }] : [],
          form: {
            to: '/seller/orders/confirm-order-delivered',
            search: { orderId, store_id },
            name,
            draft: { values: { ...empty, receiver_name }, base: about },
          },
        },
      ),
    leave,
    isOver: moved !== undefined,
  });
  if (!form.isReady) return <DeliveredPending />;
  const { values, base, problems, field, set, flush } = form;
  if (!base) return <LoadFailed error={found.error} onReload={() => void found.refetch()} />;
  if (moved && !values.receiver_name && !values.photo_id) return moved.instead;
  const close = async () => {
    await form.reset();
    if (values.photo_id) await photos.forget(values.photo_id);
    leave();
  };
  const note = async (part: Partial<Values>): Promise<boolean> => {
    const isTaken = set(part);
    await flush();
    return isTaken;
  };
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
      <OrderSummary {...base} />
      <OrderFields
        moved={moved}
        onClose={close}
        action={
          <Button type="submit" isBlock isBusy={form.isBusy}>
            Konfirmasi Sampai
          </Button>
        }
      >
        {problems.form && <Banner kind="error">{problems.form}</Banner>}
        {values.isTakingPhoto && !values.photo_id && form.isRestored && (
          <Banner kind="important">
            Halaman tertutup saat kamera dibuka. Isian Anda masih ada; foto tadi dapat dipilih dari
            galeri.
          </Banner>
        )}
        {base.cash_due && <CashDue amount={base.cash_due} />}
        <div className="grid justify-items-start gap-2">
          <TextField
            label="Nama penerima"
            autoComplete="off"
            maxLength={100}
            className="w-full"
            {...field('receiver_name')}
          />
          {values.receiver_name.trim() !== base.buyer_name && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => set({ receiver_name: base.buyer_name })}
            >
              Pakai nama pembeli: {base.buyer_name}
            </Button>
          )}
        </div>
        <PhotoField
          label="Foto serah terima (tidak wajib)"
          photo_id={values.photo_id ?? undefined}
          about={{ store_id, purpose: 'delivery_photo' }}
          onCamera={() => void note({ isTakingPhoto: true })}
          onWork={form.waitFor}
          onChange={(photo_id) => note({ photo_id: photo_id ?? null, isTakingPhoto: false })}
        />
      </OrderFields>
    </form>
  );
}

/** The first thing to do at the door of who pays on delivery. */
const CashDue = ({ amount }: { amount: number }) => (
  <p className="rounded-lg border border-soon-300 bg-soon-50 px-4 py-3">
    <span className="block text-sm font-semibold text-soon-700">Terima tunai</span>
    <b className="block text-2xl font-bold tracking-tight tabular-nums">{rupiah(amount)}</b>
    <span className="block text-sm text-ink-soft">
      Hitung uangnya dulu. Dengan konfirmasi ini pesanan tercatat lunas.
    </span>
  </p>
);
