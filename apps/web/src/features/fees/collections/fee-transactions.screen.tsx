import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { number } from '../../../platform/format/money.ts';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { readFeeIds } from '../fee-address.ts';
import { collectionQuery, transactionsQuery } from '../fees.query.ts';
import { FeesPage } from '../fees-page.tsx';
import { CollectionSums } from './collection-sums.tsx';
import { TransactionList } from './transaction-list.tsx';

export const Route = createFileRoute('/_private/seller/fee-collections/transactions')({
  validateSearch: readFeeIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('feeCollectionId'),
  component: FeeTransactionsScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/fee-collections', label: 'Tagihan' };

/** What a week's fees are made of: every order of it, each rupiah explained. */
function FeeTransactionsScreen() {
  const { feeCollectionId = '', store_id = '' } = Route.useSearch();
  const services = useServices();
  const collection = useQuery(collectionQuery(services, store_id, feeCollectionId));
  const orders = useInfiniteQuery(transactionsQuery(services, store_id, feeCollectionId));
  const pages = orders.data?.pages ?? [];
  return (
    <FeesPage title="Rincian tagihan" back={back} result={collection}>
      {({ fee_collection }) => (
        <>
          <CollectionSums collection={fee_collection} />
          <h2 className="text-lg font-semibold">
            {number(fee_collection.order_count)} pesanan di tagihan ini
          </h2>
          <TransactionList
            store_id={store_id}
            fee_collection_id={feeCollectionId}
            transactions={pages.flatMap(({ data }) => data)}
            error={orders.error}
            isLoading={orders.isFetchingNextPage}
            isPending={orders.isPending}
            onReload={() => void orders.refetch()}
            onMore={orders.hasNextPage ? () => void orders.fetchNextPage() : undefined}
          />
        </>
      )}
    </FeesPage>
  );
}
