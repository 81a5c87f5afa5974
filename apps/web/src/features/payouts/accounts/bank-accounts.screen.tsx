import type { BankAccount } from '@marketplace/contract/bank-account';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { bankAccountsQuery } from '../payouts.query.ts';
import { AccountCard } from './account-card.tsx';

export const Route = createFileRoute('/_private/seller/bank-accounts')({
  staticData: { isForSellers: true },
  component: BankAccountsScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/more', label: 'Lainnya' };

/** Where the store's money goes. */
function BankAccountsScreen() {
  const { store_id } = Route.useSearch();
  return <OneStore store_id={store_id}>{(id) => <Accounts key={id} store_id={id} />}</OneStore>;
}

function Accounts({ store_id }: { store_id: string }) {
  const result = useQuery(bankAccountsQuery(useServices(), store_id));
  const barrier = useBarrier('store', store_id);
  return (
    <RecordPage title="Rekening bank" back={back} result={result}>
      {({ bank_accounts }) => (
        <>
          <BarrierNote barrier={barrier} />
          <AccountList accounts={bank_accounts} isFixed={barrier !== undefined} />
          <AppLink
            to="/seller/payouts"
            search={{ store_id }}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-700 hover:underline"
          >
            Lihat pencairan
          </AppLink>
          {!barrier && (
            <BottomActions>
              <AppLink
                to="/seller/bank-accounts/add"
                search={{ store_id }}
                className={buttonStyle({ isBlock: true })}
              >
                Tambah rekening
              </AppLink>
            </BottomActions>
          )}
        </>
      )}
    </RecordPage>
  );
}

function AccountList({ accounts, isFixed }: { accounts: BankAccount[]; isFixed: boolean }) {
  if (accounts.length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada rekening"
        text="Uang pesanan transfer yang selesai menunggu di sini sampai toko punya rekening."
      />
    );
  }
  return (
    <ul aria-label="Rekening bank" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {accounts.map((account) => (
        <li key={account.id}>
          <AccountCard account={account} isFixed={isFixed} />
        </li>
      ))}
    </ul>
  );
}
