import type { QueueableCall } from '@marketplace/contract/call';
import type { DemandDetail } from '@marketplace/contract/tender-offerings';
import type { QueryKey } from '@tanstack/react-query';
import type { Outbox } from '../../platform/offline/outbox.ts';
import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreIn } from '../../platform/state/store-slice.ts';
import { showToast } from '../../ui/toast.tsx';
import { demandsKey } from './demands.query.ts';

type Needed = Pick<Services, 'events' | 'queryClient'> & { outbox: Outbox };

/** A buyer, a colleague or the clock has gone on with a demand: what is shown of it is asked for again. */
export function followDemands({ events, queryClient, outbox }: Needed): void {
  followList(
    { events, queryClient },
    {
      key: demandsKey,
      isOutdatedBy: (event, _answer, { queryKey }) => {
        if (event.kind !== 'tender.changed' && event.kind !== 'tender.gone') return false;
        return isAbout(queryKey, event.store_id, event.payload.tender_id);
      },
      pause: 1_000,
    },
  );
  // The stream may be on its way back when the outbox sends: what the server made of it is seen at once.
  outbox.onSent((item, answer) => {
    const text = arrivedWords[item.call];
    if (text === undefined) return;
    showToast({ text, kind: 'success' });
    const { tender_id, store_id } = item.body as { tender_id: string; store_id: string };
    queryClient.setQueriesData<DemandDetail>(
      {
        queryKey: demandsKey,
        predicate: ({ queryKey }) =>
          queryKey[2] === 'detail' && isAbout(queryKey, store_id, tender_id),
      },
      (before) => before && { ...before, ...(answer as Partial<DemandDetail>) },
    );
    void queryClient.invalidateQueries({
      queryKey: demandsKey,
      predicate: ({ queryKey }) => isAbout(queryKey, store_id, tender_id),
    });
  });
}

const arrivedWords: Partial<Record<QueueableCall, string>> = {
  'POST /api/tenders/offerings/create': 'Penawaran terkirim.',
  'POST /api/tenders/offerings/withdraw': 'Penawaran ditarik.',
  'POST /api/tenders/offerings/answer-counter': 'Jawaban terkirim.',
  'POST /api/tenders/offerings/reject': 'Permintaan pindah ke Ditolak.',
  'POST /api/tenders/offerings/undo-reject': 'Permintaan dibuka lagi.',
};

function isAbout(queryKey: QueryKey, store_id: string, tender_id: string): boolean {
  const [, of, what, which] = queryKey as [string, { store_id: string }, string, unknown];
  const isOfOne = what === 'detail' || what === 'default';
  return isStoreIn(of.store_id, store_id) && (!isOfOne || which === tender_id);
}
