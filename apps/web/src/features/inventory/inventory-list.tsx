import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { VirtualRows } from '../../platform/lists/virtual-rows.tsx';
import { useServices } from '../../platform/services.ts';
import { allStores } from '../../platform/state/store-slice.ts';
import { inventoryPageQuery } from './inventory.query.ts';
import { InventoryHead } from './inventory-head.tsx';
import { InventoryInstead } from './inventory-instead.tsx';
import { ProductSkeleton, Skeletons } from './inventory-pending.tsx';
import type { InventoryFilters } from './inventory-search.ts';
import { PickingBar, PickingProvider } from './picking.tsx';
import { ProductCard } from './product-card.tsx';
import { useProductsInView } from './use-products-in-view.ts';

/** Every product of the store, however many: those in view are asked for, page by page. */
export function InventoryList({ filters }: { filters: InventoryFilters }) {
  const services = useServices();
  const first = useQuery({
    ...inventoryPageQuery(services, filters, 1),
    placeholderData: keepPreviousData,
  });
  const name = JSON.stringify(filters);
  const { data, isPlaceholderData } = first;
  return (
    <PickingProvider key={filters.store_id}>
      <div className="mx-auto w-full max-w-5xl">
        <InventoryHead filters={filters} counts={data?.counts} />
        <div className="px-4 pt-3 md:px-5">
          {!data && first.isPending && <Skeletons />}
          {!isPlaceholderData && <InventoryInstead first={first} filters={filters} />}
          {data && data.total_data > 0 && (
            <div className={isPlaceholderData ? 'opacity-60' : ''}>
              <Products
                key={name}
                name={name}
                filters={filters}
                // Of a list that is about to give way nothing more is asked for.
                count={isPlaceholderData ? data.data.length : data.total_data}
              />
            </div>
          )}
        </div>
        <PickingBar store_id={filters.store_id ?? ''} />
      </div>
    </PickingProvider>
  );
}

type Props = { name: string; filters: InventoryFilters; count: number };

function Products({ name, filters, count }: Props) {
  const [view, setView] = useState({ first: 0, last: 0 });
  const productAt = useProductsInView(filters, view);
  // A row that stays on the page out of view is no longer asked for: it is shown as it was.
  const shown = useRef(new Map<number, ProductGroup>());
  const [onView] = useState(
    () => (first: number, last: number) =>
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      ),
  );
  const productIn = (index: number) => productAt(index) ?? shown.current.get(index);
  return (
    <VirtualRows
      label="Daftar produk"
      name={name}
      count={count}
      rowHeight={188}
      onView={onView}
      keyOf={(index) => keyOf(productIn(index))}
    >
      {(index) => {
        const product = productIn(index);
        if (product) shown.current.set(index, product);
        return product ? (
          <ProductCard product={product} isOfMany={filters.store_id === allStores} />
        ) : (
          <ProductSkeleton />
        );
      }}
    </VirtualRows>
  );
}

/** Several stores may list the same product. */
const keyOf = (product: ProductGroup | undefined): string | undefined =>
  product && `${product.store_id} ${product.product_id}`;
