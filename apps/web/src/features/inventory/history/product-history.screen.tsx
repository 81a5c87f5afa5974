import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { type Services, useServices } from '../../../platform/services.ts';
import { listingName, unitWords } from '../inventory-words.ts';
import { historyQuery, listingQuery, productQuery } from '../listing.query.ts';
import { type HistorySearch, readHistorySearch } from '../listing-address.ts';
import { ListingPage, ListingPending, ListingTitle } from '../listing-page.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryUnits } from './history-units.tsx';

export const Route = createFileRoute('/_private/seller/inventory/product/history')({
  validateSearch: readHistorySearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { inventoryId, productId } }) => {
    if (!inventoryId && !productId) throw redirect({ to: '/seller/orders', replace: true });
  },
  component: ProductHistoryScreen,
  pendingComponent: ListingPending,
});

/** Who changed what of a product, when, and by what. */
function ProductHistoryScreen() {
  const { store_id = '', ...ids } = Route.useSearch();
  const services = useServices();
  const result = useInfiniteQuery(historyQuery(services, store_id, logIds(ids)));
  const name = useName(services, store_id, ids);
  return (
    <ListingPage title="Riwayat produk" result={result}>
      {({ pages }) => (
        <>
          {name}
          <HistoryList
            store_id={store_id}
            changes={pages.flatMap(({ data }) => data)}
            total={pages[0]?.total_data ?? 0}
            isLoading={result.isFetchingNextPage}
            onMore={result.hasNextPage ? () => void result.fetchNextPage() : undefined}
          />
        </>
      )}
    </ListingPage>
  );
}

/** Known already to who comes from the page of the product. */
function useName(services: Services, store_id: string, ids: HistorySearch) {
  const { inventoryId = '', productId = '' } = ids;
  const { data: one } = useQuery({
    ...listingQuery(services, store_id, inventoryId),
    enabled: inventoryId !== '',
  });
  const { data: whole } = useQuery({
    ...productQuery(services, store_id, productId),
    enabled: inventoryId === '',
  });
  if (one)
    return <ListingTitle name={listingName(one.inventory)} about={[unitWords(one.inventory)]} />;
  return (
    whole && (
      <>
        <ListingTitle name={whole.product.product_name} about={[]} />
        <HistoryUnits product={whole.product} uomId={ids.uomId} />
      </>
    )
  );
}

const logIds = ({ inventoryId, productId, uomId }: HistorySearch) =>
  inventoryId
    ? { inventory_id: inventoryId }
    : { ...(productId && { product_id: productId }), ...(uomId && { uom_id: uomId }) };
