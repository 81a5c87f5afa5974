import { CloudUpload } from 'lucide-react';
import { useIsOnline } from '../../platform/device/use-is-online.ts';
import type { OutboxItem } from '../../platform/offline/device-records.ts';
import { heldUpBy, heldUpSentences } from '../../platform/offline/held-up.ts';
import { isHeld, isOnItsWay } from '../../platform/offline/outbox-line.ts';
import { useTakeBack } from '../../platform/offline/use-take-back.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { orderRefusalWords } from './live/order-refusal.ts';
import { markWords } from './pending-words.ts';
import { usePendingChange } from './use-pending-change.ts';

/** In the place of the buttons: what was done, and that it waits. */
export function PendingChange({ change }: { change: OutboxItem }) {
  const takeBack = useTakeBack();
  const isOnline = useIsOnline();
  const { label, refusal, id } = change;
  const remove = () => void takeBack(id);
  if (refusal) {
    return (
      <Banner kind="error" onClose={remove}>
        <b className="block">{label}</b>
        {orderRefusalWords(change)}
      </Banner>
    );
  }
  const mayBeTakenBack = heldUpBy(change, isOnline) || isHeld(change);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-soon-50 px-4 py-3">
      <p className="text-sm">
        <b className="block">{label}</b>
        {waitingWords(change, isOnline)}
      </p>
      {mayBeTakenBack && !isOnItsWay(change) && (
        <Button variant="secondary" size="sm" onClick={remove}>
          Batalkan
        </Button>
      )}
    </div>
  );
}

const waitingWords = (change: OutboxItem, isOnline: boolean): string => {
  const by = heldUpBy(change, isOnline);
  if (by) return heldUpSentences[by];
  return isHeld(change) ? 'Dikirim beberapa detik lagi.' : 'Mengirim…';
};

/** On the card: that something was done to this order which has not arrived yet. */
export function PendingMark({ order_id }: { order_id: string }) {
  const change = usePendingChange(order_id);
  return change ? <Mark change={change} /> : null;
}

function Mark({ change }: { change: OutboxItem }) {
  const isOnline = useIsOnline();
  return (
    <span className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-soon-700">
      <CloudUpload aria-hidden className="size-4 shrink-0" />
      {markWords(change, isOnline)}
    </span>
  );
}
