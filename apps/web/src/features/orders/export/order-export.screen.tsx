import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { ExportForm } from './export-form.tsx';
import { exportFiltersOf, readExportSearch } from './export-search.ts';
import { LastExports } from './last-exports.tsx';

export const Route = createFileRoute('/_private/seller/orders/export')({
  validateSearch: readExportSearch,
  staticData: { isForSellers: true },
  component: OrderExportScreen,
  pendingComponent: ExportPending,
});

const page =
  'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';

/** Orders as a file, made while the person does something else. */
function OrderExportScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <ExportPending />;
  return (
    <div className={page}>
      <BackLink otherwise="/seller/orders">Pesanan</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Ekspor pesanan</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 md:gap-6">
        <ExportForm store_id={store_id} search={exportFiltersOf(search)} />
        <LastExports />
      </div>
    </div>
  );
}

function ExportPending() {
  return (
    <div className={page}>
      <p className="text-2xl font-bold tracking-tight">Ekspor pesanan</p>
      <RowSkeletons />
    </div>
  );
}
