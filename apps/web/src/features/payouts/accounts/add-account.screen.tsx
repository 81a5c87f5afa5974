import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { readPayoutIds } from '../payout-address.ts';
import { AccountForm } from './account-form.tsx';

export const Route = createFileRoute('/_private/seller/bank-accounts/add')({
  validateSearch: readPayoutIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout(),
  component: AddAccountScreen,
  pendingComponent: RecordPending,
});

/** A new account, for the store or on the way of choosing one for an order. */
function AddAccountScreen() {
  const { orderId, store_id = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8">
      <BackLink otherwise="/seller/bank-accounts">Rekening bank</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Tambah rekening</h1>
      <p className="text-ink-soft">
        Setiap pemilik toko diberi tahu. Pencairan pertama ke rekening baru menunggu 24 jam, atau
        sampai pemilik lain menyetujuinya.
      </p>
      <AccountForm
        key={store_id}
        store_id={store_id}
        onAdded={({ bank_account_id, bank_accounts }) => {
          const added = bank_accounts.find(({ id }) => id === bank_account_id);
          const isVerified = added?.state === 'VERIFIED';
          if (isVerified)
            showToast({ text: 'Rekening ditambahkan.', kind: 'success', isForNext: true });
          if (!orderId)
            void navigate({ to: '/seller/bank-accounts', search: { store_id }, replace: true });
          else if (isVerified)
            void navigate({
              to: '/seller/disbursement-banks/select',
              search: { orderId, store_id },
              replace: true,
            });
          else
            void navigate({
              to: '/seller/disbursement-banks/verify',
              search: { bankId: bank_account_id, orderId, store_id },
              replace: true,
            });
        }}
      />
    </div>
  );
}
