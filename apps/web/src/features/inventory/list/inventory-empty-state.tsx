import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import type { InventoryPage } from '../inventory-page.ts';
import type { InventoryFilters } from '../inventory-search.ts';

type Props = { first: UseQueryResult<InventoryPage>; filters: InventoryFilters };

/** What stands in the place of the products when there are none to show. */
export function InventoryEmptyState({ first, filters }: Props) {
  const { data, error, refetch } = first;
  if (!data) return error && <LoadFailed error={error} onReload={() => void refetch()} />;
  if (data.total_data > 0) return null;
  const { store_id, sort: _sort, ...narrowing } = filters;
  if (Object.keys(narrowing).length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada produk"
        text="Cari di katalog apa yang Anda jual, lalu beri harga."
        action={
          <AppLink
            to="/seller/inventory/product/add"
            search={store_id ? { store_id } : {}}
            className={buttonStyle()}
          >
            Tambah produk
          </AppLink>
        }
      />
    );
  }
  return (
    <EmptyScreen
      drawing={<NoResultDrawing />}
      title="Tidak ada yang cocok"
      text="Coba kata lain, atau lihat semua produk."
      action={
        <AppLink
          to="/seller/inventory"
          search={store_id ? { store_id } : {}}
          className={buttonStyle({ variant: 'secondary' })}
        >
          Lihat semua produk
        </AppLink>
      }
    />
  );
}
