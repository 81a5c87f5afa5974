import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useServices } from '../../../platform/services.ts';
import { severalQuery } from '../listing.query.ts';
import { readSeveralSearch } from '../listing-address.ts';
import { ListingPage, ListingPending } from '../listing-page.tsx';
import { SeveralForm } from './several-form.tsx';

export const Route = createFileRoute('/_private/seller/inventory/update')({
  validateSearch: readSeveralSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { inventory_ids } }) => {
    if (!inventory_ids) throw redirect({ to: '/seller/inventory', replace: true });
  },
  component: InventoryUpdateScreen,
  pendingComponent: ListingPending,
});

/** Products that were picked in the list, changed together. */
function InventoryUpdateScreen() {
  const { inventory_ids = '', store_id = '' } = Route.useSearch();
  const services = useServices();
  const result = useQuery(severalQuery(services, store_id, inventory_ids.split(',').slice(0, 100)));
  return (
    <ListingPage title="Ubah beberapa produk" result={result}>
      {({ inventories }) => (
        <SeveralForm
          key={inventory_ids}
          name={`several:${inventory_ids}`}
          store_id={store_id}
          rows={inventories}
          send={(inventories, options) =>
            services.api(
              'POST /api/inventories/update/bulk',
              { body: { store_id, inventories } },
              options,
            )
          }
        />
      )}
    </ListingPage>
  );
}
