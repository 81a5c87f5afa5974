import { useQuery } from '@tanstack/react-query';
import { Copy, Link2, MessageCircle, QrCode } from 'lucide-react';
import { useState } from 'react';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { whatsappLink } from '../../../shared/contact-links.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { type CourierTrip, courierTripKey, madeLinkQuery } from './courier-trip.query.ts';

type OfCourier = { store_id: string; courier_id: string };
type Props = { ofCourier: OfCourier; answer: CourierTrip };

/** To make a link, to send the one that was made here, and to take it back. */
export function TripLink({ ofCourier, answer: { courier, trip, under_way_count } }: Props) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('order', ofCourier.store_id);
  const { data: known } = useQuery(madeLinkQuery(ofCourier));
  // Somebody else may have made another since, which ends this one.
  const made = known?.trip_id === trip?.id ? known : undefined;
  const [asking, setAsking] = useState<'new' | 'revoke'>();
  const isHolding = trip?.state === 'OPEN';
  // What leaves with the driver next may open one again of which all is done.
  const canBeRevoked = isHolding || trip?.state === 'FINISHED';
  const { queryKey } = madeLinkQuery(ofCourier);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: courierTripKey(ofCourier), exact: true });
  const creating = useAction(async () => {
    const link = await api('POST /api/store-couriers/trip/link', { body: ofCourier });
    queryClient.setQueryData(queryKey, link);
    setAsking(undefined);
    await refresh();
  });
  const revoking = useAction(async () => {
    await api('POST /api/store-couriers/trip/revoke', { body: ofCourier });
    queryClient.setQueryData(queryKey, null);
    setAsking(undefined);
    showToast({ text: 'Tautan dicabut. Tidak bisa dipakai lagi.', kind: 'success' });
    await refresh();
  });
  return (
    <>
      <p className="text-ink-soft">
        Untuk {courier.name}: {under_way_count} pesanan sedang diantar. Kurir membuka tautan ini
        tanpa akun, mencatat yang sampai dan yang gagal, dan hanya melihat antarannya sendiri.
      </p>
      <BarrierNote barrier={barrier} />
      {made && isHolding && <Share made={made} phone_number={courier.phone_number} />}
      {!barrier && (
        <div className="grid gap-3">
          {!(made && isHolding) && under_way_count > 0 && (
            <Button
              isBlock
              icon={<Link2 aria-hidden />}
              isBusy={creating.isBusy}
              onClick={() => (isHolding ? setAsking('new') : creating.run())}
            >
              {trip ? 'Buat tautan baru' : 'Buat tautan'}
            </Button>
          )}
          {canBeRevoked && (
            <Button variant="secondary" isBlock onClick={() => setAsking('revoke')}>
              Cabut tautan
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={asking === 'new'}
        onClose={() => setAsking(undefined)}
        title="Buat tautan baru?"
        text="Tautan lama tidak menampilkan apa pun lagi. Catatan yang sudah dibuat kurir di sana masih terkirim."
        confirmLabel="Buat tautan baru"
        onConfirm={creating.run}
        isBusy={creating.isBusy}
      />
      <ConfirmDialog
        isOpen={asking === 'revoke'}
        onClose={() => setAsking(undefined)}
        title="Cabut tautan kurir?"
        text={`${courier.name} tidak bisa lagi melihat daftar antaran atau mencatat apa pun. Pesanan tetap dalam pengiriman.`}
        confirmLabel="Cabut tautan"
        onConfirm={revoking.run}
        isBusy={revoking.isBusy}
        isDanger
      />
    </>
  );
}

const picture = lazyPart(() => import('../../../ui/qr-picture.tsx').then((part) => part.QrPicture));

type Made = { url: string; text: string };

/** By WhatsApp, from one screen to the other, or by hand. */
function Share({ made, phone_number }: { made: Made; phone_number: string }) {
  const [isShown, setShown] = useState(false);
  const { loaded: QrPicture } = useLazyPart(picture, isShown);
  const address = new URL(made.url, window.location.origin).href;
  return (
    <Card className="grid gap-3">
      <a
        href={whatsappLink(phone_number, `${made.text} ${address}`)}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ isBlock: true })}
      >
        <MessageCircle aria-hidden className="size-5" />
        Kirim lewat WhatsApp
      </a>
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="secondary"
          icon={<QrCode aria-hidden />}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          Kode QR
        </Button>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden />}
          onClick={() => void copyText('Tautan', address)}
        >
          Salin
        </Button>
      </div>
      {isShown &&
        (QrPicture ? (
          <QrPicture text={address} label="Kode QR tautan kurir" />
        ) : (
          <Skeleton className="mx-auto size-64 rounded-lg" />
        ))}
      <p className="text-sm text-ink-soft">
        Siapa pun yang memegang tautan ini bisa mencatat antaran. Kirim hanya ke kurirnya.
      </p>
    </Card>
  );
}
