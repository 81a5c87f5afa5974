import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useServices } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPending } from '../../../shared/record-page.tsx';
import { collectionsQuery } from '../fees.query.ts';
import { FeesPage } from '../fees-page.tsx';
import { CollectionList } from './collection-list.tsx';
import { FeeNotes } from './fee-notes.tsx';
import { FeeStanding } from './fee-standing.tsx';
import { FeesExplained } from './fees-explained.tsx';

export const Route = createFileRoute('/_private/seller/fee-collections')({
  staticData: { isForSellers: true },
  component: FeeCollectionsScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/more', label: 'Lainnya' };

/** What the store owes the marketplace, week by week. */
function FeeCollectionsScreen() {
  const { store_id } = Route.useSearch();
  return <OneStore store_id={store_id}>{(id) => <Collections key={id} store_id={id} />}</OneStore>;
}

function Collections({ store_id }: { store_id: string }) {
  const result = useInfiniteQuery(collectionsQuery(useServices(), store_id));
  return (
    <FeesPage title="Tagihan biaya" back={back} result={result}>
      {({ pages }) => (
        <>
          <FeeNotes store_id={store_id} />
          <FeeStanding store_id={store_id} />
          <CollectionList
            store_id={store_id}
            collections={pages.flatMap(({ data }) => data)}
            isLoading={result.isFetchingNextPage}
            onMore={result.hasNextPage ? () => void result.fetchNextPage() : undefined}
          />
          <FeesExplained />
        </>
      )}
    </FeesPage>
  );
}
