import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { readVoucherId } from '../promotion-search.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherFacts } from './voucher-facts.tsx';
import { voucherQuery } from './vouchers.query.ts';

export const Route = createFileRoute('/_private/seller/promotion/voucher')({
  validateSearch: readVoucherId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('voucher_id'),
  component: VoucherScreen,
  pendingComponent: RecordPending,
});

/** A voucher or volume deal: what it gives, what came of it, and what can be done with it. */
function VoucherScreen() {
  const { voucher_id = '', store_id = '' } = Route.useSearch();
  const result = useQuery(voucherQuery(useServices(), store_id, voucher_id));
  return (
    <RecordPage
      title={result.data?.voucher.name ?? 'Voucher toko'}
      back={{ to: `/seller/promotion/vouchers?store_id=${store_id}`, label: 'Voucher toko' }}
      result={result}
    >
      {({ voucher }) => (
        <>
          <VoucherFacts voucher={voucher} />
          <VoucherActions key={voucher.id} voucher={voucher} />
        </>
      )}
    </RecordPage>
  );
}
