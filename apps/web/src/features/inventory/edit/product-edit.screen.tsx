import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useServices } from '../../../platform/services.ts';
import { listingQuery, productQuery } from '../listing.query.ts';
import { readEditSearch } from '../listing-address.ts';
import { ListingPage, ListingPending, ListingTitle } from '../listing-page.tsx';
import { EditForm } from './edit-form.tsx';
import { SeveralForm } from './several-form.tsx';

export const Route = createFileRoute('/_private/seller/inventory/product/edit')({
  validateSearch: readEditSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { id, productId, uomId, isMultiVariant } }) => {
    const isNamed = isMultiVariant ? productId : id || (productId && uomId);
    if (!isNamed) throw redirect({ to: '/seller/orders', replace: true });
  },
  component: ProductEditScreen,
  pendingComponent: ListingPending,
});

function ProductEditScreen() {
  const { id, productId = '', uomId, isMultiVariant, store_id = '' } = Route.useSearch();
  const ofProduct = { store_id, product_id: productId, uom_id: uomId };
  if (isMultiVariant) return <EditVariants {...ofProduct} />;
  return id ? <EditListing store_id={store_id} id={id} /> : <EditUnit {...ofProduct} />;
}

type OfProduct = { store_id: string; product_id: string; uom_id: string | undefined };

/** A listing that is named by its product and unit: by its id, once that is known. */
function EditUnit(ids: OfProduct) {
  const { store_id, product_id, uom_id } = ids;
  const { data } = useQuery(productQuery(useServices(), store_id, product_id, uom_id));
  const [only, ...others] = data?.product.inventories ?? [];
  const isOne = only !== undefined && others.length === 0;
  return isOne ? <EditListing store_id={store_id} id={only.id} /> : <EditVariants {...ids} />;
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
function EditVariants({ store_id, product_id, uom_id }: OfProduct) {
  const services = useServices();
  const result = useQuery(productQuery(services, store_id, product_id, uom_id));
  const name = ['product', store_id, product_id, uom_id].filter(Boolean).join(':');
  return (
    <ListingPage title="Ubah varian" result={result}>
      {({ product }) => (
        <>
          <ListingTitle
            name={product.product_name}
            about={[product.brand_name, product.category_name]}
          />
          <SeveralForm
            key={name}
            name={name}
            store_id={store_id}
            rows={product.inventories}
            isOneProduct
            send={(inventories, options) =>
              services.api(
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
