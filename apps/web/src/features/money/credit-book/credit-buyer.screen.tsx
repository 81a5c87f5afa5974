import type { CreditDetail } from '@marketplace/contract/credit-book';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { isId, one, readTexts } from '../../../platform/navigation/search-values.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { ContactButtons } from '../../../shared/contact-buttons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moneyPage, RowsPending, twoColumns } from '../money-page.tsx';
import { BuyerLimit } from './buyer-limit.tsx';
import { BuyerStanding } from './buyer-standing.tsx';
import { debtorQuery } from './credit-book.query.ts';
import { reminderText } from './credit-words.ts';
import { OwedOrders } from './owed-orders.tsx';
import { ReceivedPayments } from './received-payments.tsx';

type Search = { buyerStoreId?: string | undefined };

export const Route = createFileRoute('/_private/seller/money/credit-book/buyer')({
  validateSearch: (raw: Record<string, unknown>): Search =>
    readTexts(raw, { buyerStoreId: one(isId) }),
  beforeLoad: refuseWithout('buyerStoreId'),
  staticData: { isForSellers: true },
  component: CreditBuyerScreen,
  pendingComponent: CreditBuyerPending,
});

/** What one buyer owes, how to be paid, and how much they may owe. */
function CreditBuyerScreen() {
  const { buyerStoreId = '', store_id = '' } = Route.useSearch();
  const { data, error, refetch, isFetching } = useQuery(
    debtorQuery(useServices(), store_id, buyerStoreId),
  );
  return (
    <div className={moneyPage}>
      <BackLink otherwise="/seller/money/credit-book">Buku tempo</BackLink>
      <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">
        {data ? data.buyer.buyer_name : error ? 'Buku tempo' : <Skeleton className="h-9 w-56" />}
      </h1>
      {data ? (
        <Debtor key={`${store_id} ${buyerStoreId}`} store_id={store_id} detail={data} />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />
      ) : (
        <RowsPending label="Memuat utang pembeli" />
      )}
    </div>
  );
}

function Debtor({ store_id, detail }: { store_id: string; detail: CreditDetail }) {
  const store_name = useAppState(({ store }) => store.by_id[store_id]?.name ?? '');
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const { buyer, orders, payments } = detail;
  const limit = <BuyerLimit store_id={store_id} buyer={buyer} />;
  const { buyer_name, phone_number } = buyer;
  const text =
    orders.length > 0
      ? reminderText(store_name, buyer_name, orders)
      : `Halo ${buyer_name}, kami dari ${store_name}.`;
  return (
    <div className={twoColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BuyerStanding buyer={buyer} />
        {phone_number && (
          <ContactButtons name={buyer_name} phone_number={phone_number} text={text} />
        )}
        {isDesktop && limit}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OwedOrders store_id={store_id} orders={orders} />
        {!isDesktop && limit}
        <ReceivedPayments store_id={store_id} buyer={buyer} payments={payments} />
      </div>
    </div>
  );
}

function CreditBuyerPending() {
  return (
    <div className={moneyPage}>
      <Skeleton className="h-9 w-56" />
      <RowsPending label="Memuat utang pembeli" />
    </div>
  );
}
