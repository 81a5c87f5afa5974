import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { Gone, RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { readPayoutIds } from '../payout-address.ts';
import { bankAccountsQuery } from '../payouts.query.ts';
import { ChoiceForm } from './choice-form.tsx';

export const Route = createFileRoute('/_private/seller/disbursement-banks/select')({
  validateSearch: readPayoutIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('orderId'),
  component: ChooseForOrderScreen,
  pendingComponent: RecordPending,
});

/** Which account one order's money goes to. */
function ChooseForOrderScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const result = useQuery(bankAccountsQuery(useServices(), store_id, orderId));
  const back = { to: '/seller/orders', label: 'Pesanan' };
  return (
    <RecordPage title="Rekening untuk pesanan ini" back={back} result={result}>
      {({ bank_accounts, order_choice }) =>
        order_choice ? (
          <ChoiceForm
            key={orderId}
            store_id={store_id}
            accounts={bank_accounts}
            choice={order_choice}
          />
        ) : (
          <Gone text="Pesanan ini tidak ada di toko Anda." />
        )
      }
    </RecordPage>
  );
}
