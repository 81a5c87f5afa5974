import { useStore } from 'zustand';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { heldUpBy, heldUpSentences } from '../../../platform/offline/held-up.ts';
import { isOnItsWay } from '../../../platform/offline/outbox-line.ts';
import { useRepair } from '../../../platform/offline/use-repair.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useOffline } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { demandRecord, type OfDemand } from '../decline/use-decline.ts';

/** The latest thing said about a demand that has not arrived yet. */
export const useWaiting = (record: string): OutboxItem | undefined =>
  useStore(useOffline().outbox.state, ({ items }) =>
    items.findLast((item) => item.record === record),
  );

/** What was sent and has not arrived: that it waits, or why it was not taken and the way to put it right. */
export function UnsentOffer({ demand }: { demand: OfDemand }) {
  const waiting = useWaiting(demandRecord(demand));
  const isOnline = useIsOnline();
  const takeBack = useTakeBack();
  const repair = useRepair();
  if (!waiting) return null;
  const { id, label, refusal, form } = waiting;
  if (!refusal)
    return (
      <Banner
        kind="default"
        link={
          !isOnItsWay(waiting) && (
            <button type="button" onClick={() => void takeBack(id)}>
              Batalkan
            </button>
          )
        }
      >
        {label}: {waitingWords(waiting, isOnline)}
      </Banner>
    );
  return (
    <Banner
      kind="error"
      onClose={form ? undefined : () => void takeBack(id)}
      link={
        form && (
          <button type="button" onClick={() => repair.run(waiting)}>
            Perbaiki
          </button>
        )
      }
    >
      {refusal.error_message || 'Ditolak oleh server.'}
    </Banner>
  );
}

function waitingWords(item: OutboxItem, isOnline: boolean): string {
  const by = heldUpBy(item, isOnline);
  return by ? heldUpSentences[by] : 'sedang dikirim.';
}
