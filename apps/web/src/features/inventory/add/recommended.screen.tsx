import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { number, rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { listingName, unitWords } from '../inventory-words.ts';
import { Skeletons } from '../list/inventory-pending.tsx';
import { recommendedQuery } from './add.query.ts';

export const Route = createFileRoute('/_private/seller/recommended-products')({
  staticData: { isForSellers: true },
  component: RecommendedScreen,
});

/** What sells in stores nearby and is not on this shelf yet. */
function RecommendedScreen() {
  const { store_id } = Route.useSearch();
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8">
      <BackLink otherwise="/seller/inventory">Produk</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Produk yang laku di sekitar</h1>
      <p className="text-ink-soft">
        Dijual toko lain di sekitar dalam 28 hari terakhir, dan belum ada di toko ini.
      </p>
      <OneStore store_id={store_id}>{(store_id) => <Recommended store_id={store_id} />}</OneStore>
    </div>
  );
}

function Recommended({ store_id }: { store_id: string }) {
  const result = useInfiniteQuery(recommendedQuery(useServices(), store_id));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  if (!data) {
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <Skeletons />;
  }
  const units = data.pages.flatMap((page) => page.data);
  if (units.length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada saran"
        text="Saran muncul begitu cukup banyak toko di sekitar menjual produk lain."
      />
    );
  }
  return (
    <>
      <Card isFlush>
        <ul aria-label="Produk yang disarankan" className="divide-y divide-line">
          {units.map((unit) => (
            <li key={unit.product_unit_id}>
              <ListRow
                title={listingName(unit)}
                subtitle={`${unitWords(unit)}, ${number(unit.orders)} pesanan di ${number(unit.stores_selling)} toko`}
                trailing={unit.recommendation && `± ${rupiah(unit.recommendation.median)}`}
                as={
                  <AppLink
                    to="/seller/inventory/product/add"
                    search={{ productId: unit.product_id, store_id }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {hasNextPage && <LoadMore isBusy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}
