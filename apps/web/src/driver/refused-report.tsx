import { useState } from 'react';
import { useStore } from 'zustand';
import { rupiah } from '../platform/format/money.ts';
import { clockOrMoment } from '../platform/format/time.ts';
import type { OutboxItem } from '../platform/offline/device-records.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { bringBack } from './bring-back.ts';
import type { DriverDevice } from './driver-device.ts';
import { goTo, type Place } from './driver-place.ts';
import { type AboutReport, canBePutRight } from './stop-words.ts';

type Props = { device: DriverDevice; item: OutboxItem };

/** What the store has not accepted, and all that the driver said: for cash it is what they have to show. */
export function RefusedReport({ device, item }: Props) {
  const { id, label, body, photos, form, base, refusal } = item;
  const trip = useStore(device.state, ({ trip }) => trip);
  const [isAsking, setAsking] = useState(false);
  const { to, short } = base as AboutReport;
  const order_id = String(body.order_id);
  const stop = trip?.stops.find((each) => each.order_id === order_id);
  const cash = body.taken_amount === undefined ? undefined : Number(body.taken_amount);
  const isMoreThanWords = Boolean(cash) || photos.length > 0;
  const { run: putAway, isBusy } = useAction(() => device.outbox.remove(id));
  const fixing = useAction(async () => {
    const isBack = await bringBack(device, item);
    if (isBack) goTo({ form: form?.to as NonNullable<Place>['form'], order_id });
  });
  return (
    <>
      <Card role="alert" className="grid gap-2 border-wrong-300 bg-wrong-50">
        <div>
          <b className="block font-bold text-wrong-700">Tidak diterima toko</b>
          <span className="block font-semibold wrap-anywhere">{to}</span>
          <span className="block wrap-anywhere">
            Catatan Anda: {label}
            {trip && `, ${clockOrMoment(item.created_at, trip.time_zone)}`}.
          </span>
          {cash !== undefined && (
            <span className="block">
              Tunai diterima <b className="font-bold tabular-nums">{rupiah(cash)}</b>, belum diakui
              toko.
            </span>
          )}
          {short && <span className="block wrap-anywhere">Kurang {short}.</span>}
          <span className="block">{refusal?.error_message}</span>
        </div>
        {canBePutRight(item, stop) && (
          <Button isBusy={fixing.isBusy} onClick={fixing.run}>
            Perbaiki
          </Button>
        )}
        <Button variant="secondary" onClick={() => (isMoreThanWords ? setAsking(true) : putAway())}>
          Sudah saya baca
        </Button>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Hapus catatan ini?"
        text="Foto, tanda tangan, dan uang yang Anda catat hilang dari ponsel ini. Tunjukkan dulu ke toko bila belum."
        confirmLabel="Hapus catatan"
        onConfirm={putAway}
        isBusy={isBusy}
        isDanger
      />
    </>
  );
}
