import type { DemandDetail } from '@marketplace/contract/tender-offerings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RecordPage, RecordPending, RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { demandRecord } from '../decline/use-decline.ts';
import { readTenderId } from '../demand-search.ts';
import { stateWords } from '../demand-words.ts';
import { defaultOfferQuery, demandQuery, demandsKey } from '../demands.query.ts';
import { OfferForm } from './offer-form.tsx';
import { UnsentOffer, useWaiting } from './unsent-offer.tsx';

const back = { to: '/seller/buyer-demands', label: 'Permintaan pembeli' };

export const Route = createFileRoute('/_private/seller/buyer-demands/create-offer')({
  validateSearch: readTenderId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('tender_id'),
  component: CreateOfferScreen,
  pendingComponent: RecordPending,
});

function CreateOfferScreen() {
  const { tender_id = '', store_id = '' } = Route.useSearch();
  const result = useQuery(demandQuery(useServices(), store_id, tender_id));
  const title = result.data ? `Penawaran untuk ${result.data.demand.buyer_name}` : 'Penawaran';
  return (
    <RecordPage title={title} back={back} result={result} isWide>
      {(detail) => <Offering key={`${tender_id}:${store_id}`} detail={detail} />}
    </RecordPage>
  );
}

/** The form, or why there is none: another says it, it waits to be sent, or the demand is over. */
function Offering({ detail }: { detail: DemandDetail }) {
  const { demand } = detail;
  const { store_id, tender_id, allowed_actions, state } = demand;
  const barrier = useBarrier('order', store_id);
  const queryClient = useQueryClient();
  const waiting = useWaiting(demandRecord(demand));
  const query = defaultOfferQuery(useServices(), store_id, tender_id);
  const { data: defaults, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const isOne = !defaults || defaults.tender_version === demand.tender_version;
  useEffect(() => {
    if (isOne) return;
    // One of the two answers is of the demand as it was.
    void queryClient.invalidateQueries({ queryKey: [...demandsKey, { store_id }] });
  }, [isOne, queryClient, store_id]);
  if (barrier) return <BarrierNote barrier={barrier} />;
  if (waiting) return <UnsentOffer demand={demand} />;
  if (!allowed_actions.includes('offer') && !allowed_actions.includes('revise'))
    return (
      <Banner
        kind="important"
        link={
          <AppLink to="/seller/buyer-demands/detail" search={{ tender_id, store_id }}>
            Lihat permintaan
          </AppLink>
        }
      >
        {state === 'DECLINED'
          ? 'Anda tidak berminat pada permintaan ini. Buka lagi dulu untuk menawar.'
          : `Permintaan ini tidak bisa ditawar lagi: ${stateWords[state].label.toLowerCase()}.`}
      </Banner>
    );
  if (!defaults)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  return <OfferForm {...{ detail, defaults }} />;
}
