import type { DeclineReason } from '@marketplace/contract/tender-words';
import { isOnItsWay } from '../../../platform/offline/outbox-line.ts';
import { useOffline } from '../../../platform/services.ts';
import type { Demand } from '../demands.query.ts';

/** What a store says about a demand is sent in its order. */
export const demandRecord = ({ store_id, tender_id }: OfDemand): string =>
  `tender:${tender_id}:${store_id}`;

export type OfDemand = Pick<Demand, 'store_id' | 'tender_id'>;

const rejectCall = 'POST /api/tenders/offerings/reject';

/** “Tidak berminat” with a reason, and the way back; without a signal both wait for one. */
export function useDecline() {
  const { outbox } = useOffline();
  return {
    decline: (
      { store_id, tender_id, buyer_name }: OfDemand & Pick<Demand, 'buyer_name'>,
      reason: DeclineReason,
      note: string,
    ) =>
      outbox.add({
        call: rejectCall,
        body: { store_id, tender_id, reason, note: note.trim() },
        record: demandRecord({ store_id, tender_id }),
        label: `Tidak berminat pada permintaan ${buyer_name}`,
      }),
    undo: async ({ store_id, tender_id, buyer_name }: OfDemand & Pick<Demand, 'buyer_name'>) => {
      const record = demandRecord({ store_id, tender_id });
      const waiting = outbox.state
        .getState()
        .items.findLast((item) => item.record === record && item.call === rejectCall);
      // What has not been sent yet never happened.
      if (waiting && !isOnItsWay(waiting) && (await outbox.remove(waiting.id))) return;
      await outbox.add({
        call: 'POST /api/tenders/offerings/undo-reject',
        body: { store_id, tender_id },
        record,
        label: `Buka lagi permintaan ${buyer_name}`,
      });
    },
  };
}
