import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { useCallback, useRef, useState } from 'react';
import { KeepMounted } from '../../../platform/lists/keep-mounted.ts';
import { VirtualRows } from '../../../platform/lists/virtual-rows.tsx';
import { allStores } from '../../../platform/state/store-slice.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { type Held, keyOf, type LastPlaces, productAt, rowsOf } from './held-products.ts';
import { ProductSkeleton } from './inventory-pending.tsx';
import { ProductCard } from './product-card.tsx';
import { useOpenProducts } from './use-open-products.ts';
import { usePagesInView } from './use-pages-in-view.ts';

type Hold = (of: Held, isHeld: boolean) => void;

type Props = {
  name: string;
  filters: InventoryFilters;
  count: number;
  firstPage: readonly ProductGroup[];
  held: readonly Held[];
  hold: Hold;
};

/** The products in view, and those with an open form wherever it is. */
export function Products({ name, filters, count, firstPage, held, hold }: Props) {
  const [view, setView] = useState({ first: 0, last: 0 });
  const inView = usePagesInView(filters, {
    // A row is at most so many places further down than the list alone would have it.
    first: Math.max(0, view.first - held.length),
    last: Math.min(count - 1, view.last),
  });
  const pages = new Map([[1, firstPage], ...inView]);
  const places = useRef({ name, last: new Map() as LastPlaces });
  if (places.current.name !== name) places.current = { name, last: new Map() };
  const rows = rowsOf(held, { pages, count, last: places.current.last });
  const openProduct = useOpenProducts(held, rows.listed);
  const [onView] = useState(
    () => (first: number, last: number) =>
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      ),
  );
  const productIn = (row: number): ProductGroup | undefined => {
    const { place, key } = rows.at(row);
    const listed = place === undefined ? undefined : productAt(pages, place);
    return listed ?? (key === undefined ? undefined : openProduct(key));
  };
  return (
    <VirtualRows
      label="Daftar produk"
      name={name}
      isWhole={rows.isWhole}
      count={rows.count}
      rowHeight={188}
      onView={onView}
      stay={rows.stay}
      keyOf={(row) => {
        const product = productIn(row);
        return product && keyOf(product);
      }}
    >
      {(row) => {
        const product = productIn(row);
        if (!product) return <ProductSkeleton />;
        return <HeldCard product={product} hold={hold} isOfMany={filters.store_id === allStores} />;
      }}
    </VirtualRows>
  );
}

type CardProps = { product: ProductGroup; hold: Hold; isOfMany: boolean };

/** While a form is open in it, the card is held on the page through whatever list comes. */
function HeldCard({ product, hold, isOfMany }: CardProps) {
  const { store_id, product_id } = product;
  const keep = useCallback(
    (isKept: boolean) => hold({ store_id, product_id }, isKept),
    [store_id, product_id, hold],
  );
  return (
    <KeepMounted value={keep}>
      <ProductCard product={product} isOfMany={isOfMany} />
    </KeepMounted>
  );
}
