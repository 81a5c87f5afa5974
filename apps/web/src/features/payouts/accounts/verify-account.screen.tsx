import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { readPayoutIds } from '../payout-address.ts';
import { VerifyPage } from './verify-page.tsx';

export const Route = createFileRoute('/_private/seller/bank-accounts/verify')({
  validateSearch: readPayoutIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('bankId'),
  component: VerifyAccountScreen,
  pendingComponent: RecordPending,
});

/** An account of the store, proven by code and name. */
function VerifyAccountScreen() {
  const { bankId = '', store_id = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <VerifyPage
      bankId={bankId}
      store_id={store_id}
      back={{ to: '/seller/bank-accounts', label: 'Rekening bank' }}
      onVerified={() =>
        void navigate({ to: '/seller/bank-accounts', search: { store_id }, replace: true })
      }
    />
  );
}
