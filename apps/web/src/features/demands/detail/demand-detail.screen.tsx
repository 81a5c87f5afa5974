import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { readTenderId } from '../demand-search.ts';
import { demandQuery } from '../demands.query.ts';
import { DemandDetail } from './demand-detail.tsx';

export const Route = createFileRoute('/_private/seller/buyer-demands/detail')({
  validateSearch: readTenderId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('tender_id'),
  component: DemandDetailScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/buyer-demands', label: 'Permintaan pembeli' };

function DemandDetailScreen() {
  const { tender_id = '', store_id = '' } = Route.useSearch();
  const result = useQuery(demandQuery(useServices(), store_id, tender_id));
  return (
    <RecordPage
      title={result.data?.demand.buyer_name ?? 'Permintaan pembeli'}
      back={back}
      result={result}
      isWide
    >
      {(detail) => <DemandDetail key={`${tender_id}:${store_id}`} detail={detail} />}
    </RecordPage>
  );
}
