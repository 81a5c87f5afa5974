import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { readPayoutIds } from '../payout-address.ts';
import { VerifyPage } from './verify-page.tsx';

export const Route = createFileRoute('/_private/seller/disbursement-banks/verify')({
  validateSearch: readPayoutIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('bankId', 'orderId'),
  component: VerifyForOrderScreen,
  pendingComponent: RecordPending,
});

/** An account that is to be chosen for an order, proven first. */
function VerifyForOrderScreen() {
  const { bankId = '', orderId = '', store_id = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <VerifyPage
      bankId={bankId}
      store_id={store_id}
      back={{ to: '/seller/orders', label: 'Pilih rekening' }}
      onVerified={() =>
        void navigate({
          to: '/seller/disbursement-banks/select',
          search: { orderId, store_id },
          replace: true,
        })
      }
    />
  );
}
