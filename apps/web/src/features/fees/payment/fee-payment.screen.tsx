import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { readFeeIds } from '../fee-address.ts';
import { feePaymentQuery } from '../fees.query.ts';
import { FeesPage } from '../fees-page.tsx';
import { PaymentView } from './payment-view.tsx';

export const Route = createFileRoute('/_private/seller/fee-collections/payment')({
  validateSearch: readFeeIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('paymentId'),
  component: FeePaymentScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/fee-collections', label: 'Tagihan' };

/** Where to transfer how much, and the proof that it was. */
function FeePaymentScreen() {
  const { paymentId = '', store_id = '' } = Route.useSearch();
  const result = useQuery(feePaymentQuery(useServices(), store_id, paymentId));
  return (
    <FeesPage title="Bayar tagihan" back={back} result={result}>
      {({ payment }) => <PaymentView key={payment.id} payment={payment} />}
    </FeesPage>
  );
}
