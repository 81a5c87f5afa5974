import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useServices } from '../../platform/services.ts';
import { EditForm } from './edit-form.tsx';
import { listingQuery, productQuery } from './listing.query.ts';
import { readEditSearch } from './listing-address.ts';
import { ListingPage, ListingPending, ListingTitle } from './listing-page.tsx';
import { SeveralForm } from './several-form.tsx';

export const Route = createFileRoute('/_private/seller/inventory/product/edit')({
  validateSearch: readEditSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { id, productId, isMultiVariant } }) => {
    if (!(isMultiVariant ? productId : id)) throw redirect({ to: '/seller/orders', replace: true });
  },
  component: ProductEditScreen,
  pendingComponent: ListingPending,
});

function ProductEditScreen() {
  const { id = '', productId = '', isMultiVariant, store_id = '' } = Route.useSearch();
  return isMultiVariant ? (
    <EditVariants store_id={store_id} product_id={productId} />
  ) : (
    <EditListing store_id={store_id} id={id} />
  );
}

function EditListing({ store_id, id }: { store_id: string; id: string }) {
  const result = useQuery(listingQuery(useServices(), store_id, id));
  return (
    <ListingPage title="Ubah produk" result={result}>
      {({ inventory, product }) => (
        <EditForm key={inventory.id} row={inventory} product={product} />
      )}
    </ListingPage>
  );
}

/** A product that comes in several kinds: a row for each, saved together. */
function EditVariants({ store_id, product_id }: { store_id: string; product_id: string }) {
  const { api, ...services } = useServices();
  const result = useQuery(productQuery({ api, ...services }, store_id, product_id));
  return (
    <ListingPage title="Ubah varian" result={result}>
      {({ product }) => (
        <>
          <ListingTitle
            name={product.product_name}
            about={[product.brand_name, product.category_name]}
          />
          <SeveralForm
            key={product_id}
            name={`product:${product_id}`}
            store_id={store_id}
            rows={product.inventories}
            isOneProduct
            send={(inventories, options) =>
              api(
                'POST /api/v3/inventories/update',
                { body: { store_id, product_id, inventories } },
                options,
              )
            }
          />
        </>
      )}
    </ListingPage>
  );
}
