import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { inventoryPageQuery } from '../inventory.query.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { PickingBar, PickingProvider } from '../row/picking.tsx';
import { type Held, withHeld } from './held-products.ts';
import { InventoryEmptyState } from './inventory-empty-state.tsx';
import { InventoryHead } from './inventory-head.tsx';
import { Skeletons } from './inventory-pending.tsx';
import { Products } from './products.tsx';

/** Every product of the store, however many: those in view are asked for, page by page. */
export function InventoryList({ filters }: { filters: InventoryFilters }) {
  return (
    <PickingProvider key={filters.store_id}>
      <div className="mx-auto w-full max-w-5xl">
        <ListOfStore filters={filters} />
        <PickingBar filters={filters} />
      </div>
    </PickingProvider>
  );
}

function ListOfStore({ filters }: { filters: InventoryFilters }) {
  const services = useServices();
  const first = useQuery({
    ...inventoryPageQuery(services, filters, 1),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, isPending } = first;
  const { held, hold } = useHeld();
  const name = JSON.stringify(filters);
  /** The list on the page: another takes its place once it has come. */
  const [shown, setShown] = useState({ name, filters, key: 0 });
  if (shown.name !== name && !isPlaceholderData && !isPending)
    // While a form is open its list only changes: begun anew, it would close the form.
    setShown({ name, filters, key: held.length > 0 ? shown.key : shown.key + 1 });
  const count = data?.total_data ?? 0;
  return (
    <>
      <InventoryHead filters={filters} counts={data?.counts} />
      <div className="px-4 pt-3 md:px-5">
        {!data && isPending && <Skeletons />}
        {!isPlaceholderData && <InventoryEmptyState first={first} filters={filters} />}
        {(count > 0 || held.length > 0) && (
          <div className={isPlaceholderData ? 'opacity-60' : ''}>
            <Products
              key={shown.key}
              name={shown.name}
              filters={shown.filters}
              count={count}
              firstPage={data?.data ?? []}
              held={held}
              hold={hold}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** The products with an open form, once for each. */
function useHeld() {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const hold = useCallback(
    (of: Held, isHeld: boolean) => setHeld((held) => withHeld(held, of, isHeld)),
    [],
  );
  return { held, hold };
}
