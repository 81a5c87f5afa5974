import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { orderRefusalWords } from '../../features/orders/live/order-refusal.ts';
import { useIsOnline } from '../../platform/device/use-is-online.ts';
import { moment } from '../../platform/format/time.ts';
import type { OutboxItem } from '../../platform/offline/device-records.ts';
import { heldUpBy, heldUpSentences } from '../../platform/offline/held-up.ts';
import { isHeld, isOnItsWay } from '../../platform/offline/outbox-line.ts';
import { useRepair } from '../../platform/offline/use-repair.ts';
import { useTakeBack } from '../../platform/offline/use-take-back.ts';
import { useOffline } from '../../platform/services.ts';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';

/** Every change that waits, in the order it was made, and what became of it. */
export function OutboxList({ onClose }: { onClose: () => void }) {
  const { outbox } = useOffline();
  const { items, sending, isLasting } = useStore(outbox.state);
  return (
    <div className="grid gap-3">
      {!isLasting && (
        <Banner kind="important">
          Perangkat ini tidak dapat menyimpan. Jangan tutup halaman sebelum semua terkirim.
        </Banner>
      )}
      <ul className="grid divide-y divide-line" aria-label="Belum terkirim">
        {items.map((item) => (
          <li key={item.id} className="py-3">
            <Item item={item} isSending={item.id === sending} onClose={onClose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ItemProps = { item: OutboxItem; isSending: boolean; onClose: () => void };

function Item({ item, isSending, onClose }: ItemProps) {
  const takeBack = useTakeBack();
  const repair = useRepair(onClose);
  const timeZone = useTimeZone(String(item.body.store_id));
  const share = useUploadShare(item);
  const isOnline = useIsOnline();
  const { label, refusal, created_at, id } = item;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-sm text-ink-soft">{moment(created_at, timeZone)}</p>
        <p className={`mt-1 text-sm ${refusal ? 'text-wrong-700' : 'text-soon-700'}`}>
          {refusal ? orderRefusalWords(item) : waitingWords(item, isSending, isOnline)}
        </p>
        {isSending && share !== undefined && (
          <Progress className="mt-2" label="Mengunggah foto" value={share} max={1} />
        )}
      </div>
      {!isOnItsWay(item) && (
        <div className="flex flex-wrap gap-2">
          {isRepairable(item) && (
            <Button size="sm" onClick={() => repair.run(item)}>
              Perbaiki
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => void takeBack(id)}>
            {refusal ? 'Mengerti' : 'Batalkan'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What was refused for itself, not because its record has moved on. */
const isRepairable = ({ refusal, form }: OutboxItem): boolean =>
  form !== undefined && refusal !== undefined && !refusal.current_status;

function waitingWords(item: OutboxItem, isSending: boolean, isOnline: boolean): string {
  if (isSending) return 'Mengirim…';
  if (isHeld(item)) return 'Dikirim beberapa detik lagi';
  return heldUpSentences[heldUpBy(item, isOnline) ?? 'signal'];
}

/** How much of an item's photo has arrived, while it is on its way. */
function useUploadShare({ photos: own }: OutboxItem): number | undefined {
  const { photos } = useOffline();
  const [share, setShare] = useState<number>();
  useEffect(
    () =>
      photos.onProgress((photo_id, share) => {
        if (own.some((photo) => photo.photo_id === photo_id)) setShare(share);
      }),
    [photos, own],
  );
  return share;
}
