import type { AccurateWarehouse } from '@marketplace/contract/accounting';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Warehouse } from 'lucide-react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { booksKey, registrationQuery, warehousesQuery } from '../accounting.query.ts';
import { readBooksSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { BooksPage } from '../frame/books-page.tsx';
import { SetupSteps } from '../frame/setup-steps.tsx';
import { nextAddress } from '../steps-of.ts';
import { takeLinkKey } from '../take-link-key.ts';
import { ChoiceRow } from './choice-row.tsx';

export const Route = createFileRoute('/_public/accurate-warehouse')({
  validateSearch: readBooksSearch,
  beforeLoad: takeLinkKey,
  component: WarehouseScreen,
});

/** Where the store's stock lies there. */
function WarehouseScreen() {
  return (
    <BooksPage
      at="/accurate-warehouse"
      title="Pilih gudang"
      search={Route.useSearch()}
      needs="database"
    >
      {(books) => <Warehouses books={books} />}
    </BooksPage>
  );
}

function Warehouses({ books: { store_id, search, registration } }: { books: Books }) {
  const services = useServices();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(warehousesQuery(services, store_id));
  const choosing = useAction(async ({ id }: AccurateWarehouse) => {
    const { registration: after } = await services.api('POST /accounting/warehouses/select', {
      body: { marketplace_store_id: store_id, warehouse_id: id },
    });
    services.queryClient.setQueryData(registrationQuery(services, store_id).queryKey, after);
    void services.queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
    await navigate({ to: nextAddress(after), search });
  });
  return (
    <>
      <SetupSteps at="warehouse" registration={registration} search={search} />
      <p className="text-ink-soft">
        Stok toko ini adalah stok di gudang ini
        {registration.database && `, di ${registration.database.name}`}. Gudang barang rusak dan
        yang tidak aktif tidak ditampilkan.
      </p>
      {!data &&
        (error ? (
          <BooksFailed error={error} search={search} onReload={() => void refetch()} />
        ) : (
          <RowSkeletons />
        ))}
      {data?.warehouses.length === 0 && (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada gudang"
          text="Data usaha ini belum punya gudang yang aktif. Buat dulu di Accurate, lalu kembali ke sini."
        />
      )}
      {data && data.warehouses.length > 0 && (
        <Card isFlush>
          <ul aria-label="Gudang" className="divide-y divide-line">
            {data.warehouses.map((warehouse) => (
              <li key={warehouse.id}>
                <ChoiceRow
                  icon={<Warehouse />}
                  title={warehouse.name}
                  subtitle={warehouse.description || undefined}
                  badge={warehouse.is_default && <Badge>Utama</Badge>}
                  isChosen={warehouse.is_chosen}
                  isBusy={choosing.isBusy}
                  onChoose={() => choosing.run(warehouse)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
