import { isBarcodeNumber } from '@marketplace/contract/barcode-number';
import type { AvailableUnit } from '@marketplace/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { isId, one, readTexts, searchText } from '../../../platform/navigation/search-values.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListingTitle } from '../listing-page.tsx';
import { barcodeQuery, unitsQuery } from './add.query.ts';
import { AddForm } from './add-form.tsx';
import { AddSearch } from './add-search.tsx';

type Search = { query?: string | undefined; productId?: string | undefined };

export const Route = createFileRoute('/_private/seller/inventory/product/add')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    query: undefined,
    productId: undefined,
    ...readTexts(raw, { query: searchText, productId: one(isId) }),
  }),
  staticData: { isForSellers: true },
  component: ProductAddScreen,
});

/** From the catalogue onto the shelf: find the product, say which units, and for how much. */
function ProductAddScreen() {
  const { store_id } = Route.useSearch();
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8">
      <BackLink otherwise="/seller/inventory">Produk</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Tambah produk</h1>
      <OneStore store_id={store_id}>{(store_id) => <Adding store_id={store_id} />}</OneStore>
    </div>
  );
}

function Adding({ store_id }: { store_id: string }) {
  const { query, productId } = Route.useSearch();
  const barrier = useBarrier('inventory', store_id);
  if (barrier) return <BarrierNote barrier={barrier} />;
  return productId ? (
    <Chosen store_id={store_id} product_id={productId} query={query ?? ''} />
  ) : (
    <AddSearch store_id={store_id} query={query} />
  );
}

type ChosenProps = { store_id: string; product_id: string; query: string };

function Chosen({ store_id, product_id, query }: ChosenProps) {
  const navigate = Route.useNavigate();
  const services = useServices();
  const { data, error, refetch } = useQuery(unitsQuery(services, store_id, product_id));
  const byBarcode = barcodeQuery(services, store_id, query);
  const scanned = useQuery({ ...byBarcode, enabled: isBarcodeNumber(query) });
  const scanned_unit_id = scanned.data?.product_unit.product_unit_id;
  if (error && !data) return <LoadFailed error={error} onReload={() => void refetch()} />;
  if (!data || scanned.isLoading) return <Skeleton className="h-40 w-full" />;
  const [first] = data.product_units;
  return (
    <>
      <ListingTitle
        name={first?.product_name ?? ''}
        about={[first?.brand_name, first?.category_name]}
      />
      <AddForm
        key={product_id}
        store_id={store_id}
        units={withFirst(data.product_units, scanned_unit_id)}
        scanned_unit_id={scanned_unit_id}
        // Back to the search as it was: the next product is usually near.
        onAdded={() => void navigate({ search: ({ productId: _added, ...rest }) => rest })}
      />
    </>
  );
}

const withFirst = (units: readonly AvailableUnit[], first: string | undefined) => [
  ...units.filter(({ product_unit_id }) => product_unit_id === first),
  ...units.filter(({ product_unit_id }) => product_unit_id !== first),
];
