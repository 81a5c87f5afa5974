import { createFileRoute } from '@tanstack/react-router';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useAppState } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { filtersOf } from '../inventory-search.ts';
import { lostIds, readBulkSearch } from '../plans/plan-address.ts';
import { PlanFrame, PlanPending } from '../plans/plan-frame.tsx';
import { CopyForm } from './copy-form.tsx';
import { RecentCopies } from './recent-copies.tsx';

export const Route = createFileRoute('/_private/seller/inventory/copy')({
  validateSearch: readBulkSearch,
  staticData: { isForSellers: true },
  component: CopyScreen,
  pendingComponent: PlanPending,
});

/** Listings and prices of a store, taken over to others. */
function CopyScreen() {
  const { inventory_ids, by: _by, ...search } = Route.useSearch();
  return (
    <PlanFrame title="Salin ke toko lain">
      <OneStore store_id={search.store_id}>
        {(store_id) =>
          inventory_ids === lostIds ? (
            <EmptyScreen
              drawing={<EmptyBoxDrawing />}
              title="Produk yang dipilih tidak terbaca"
              text="Kembali ke daftar, lalu pilih lagi produknya."
            />
          ) : (
            <div key={store_id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <FromStore store_id={store_id} />
              <CopyForm store_id={store_id} base={{ inventory_ids, filters: filtersOf(search) }} />
              <RecentCopies store_id={store_id} />
            </div>
          )
        }
      </OneStore>
    </PlanFrame>
  );
}

function FromStore({ store_id }: { store_id: string }) {
  const store = useAppState(({ store }) => store.by_id[store_id]);
  if (store?.permission.inventory === 'NONE')
    return <BarrierNote barrier="Peran Anda di toko ini tidak dapat melihat produknya." />;
  return store ? <p className="text-ink-soft">{`Dari ${store.name}`}</p> : null;
}
