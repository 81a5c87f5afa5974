import type { AccurateDatabase } from '@marketplace/contract/accounting';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { booksKey, databasesQuery, registrationQuery } from '../accounting.query.ts';
import { readBooksSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { BooksPage } from '../frame/books-page.tsx';
import { SetupSteps } from '../frame/setup-steps.tsx';
import { takeLinkKey } from '../take-link-key.ts';
import { ChoiceRow } from './choice-row.tsx';

export const Route = createFileRoute('/_public/accurate-entity')({
  validateSearch: readBooksSearch,
  beforeLoad: takeLinkKey,
  component: EntityScreen,
});

/** Which company of the login the store's books are. */
function EntityScreen() {
  return (
    <BooksPage
      at="/accurate-entity"
      title="Pilih data usaha"
      search={Route.useSearch()}
      needs="login"
    >
      {(books) => <Databases books={books} />}
    </BooksPage>
  );
}

function Databases({ books }: { books: Books }) {
  const { store_id, search, registration } = books;
  const services = useServices();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<AccurateDatabase>();
  const { data, error, refetch } = useQuery(databasesQuery(services, store_id));
  const choosing = useAction(async ({ id }: AccurateDatabase) => {
    const { registration: after } = await services.api('POST /accounting/databases/select', {
      body: { marketplace_store_id: store_id, database_id: id },
    });
    services.queryClient.setQueryData(registrationQuery(services, store_id).queryKey, after);
    void services.queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
    await navigate({ to: '/accurate-warehouse', search });
  });
  const choose = (database: AccurateDatabase) => {
    const isAnother = registration.database && registration.database.id !== database.id;
    if (isAnother && registration.linked > 0) setAsking(database);
    else choosing.run(database);
  };
  return (
    <>
      <SetupSteps at="database" registration={registration} search={search} />
      <p className="text-ink-soft">
        Data usaha adalah satu perusahaan di Accurate. Stok dan penjualan toko ini dicatat di sana.
      </p>
      {!data &&
        (error ? (
          <BooksFailed error={error} search={search} onReload={() => void refetch()} />
        ) : (
          <RowSkeletons />
        ))}
      {data?.databases.length === 0 && (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada data usaha"
          text="Akun Accurate ini belum punya data usaha. Buat dulu di Accurate, lalu kembali ke sini."
        />
      )}
      {data && data.databases.length > 0 && (
        <Card isFlush>
          <ul aria-label="Data usaha" className="divide-y divide-line">
            {data.databases.map((database) => (
              <li key={database.id}>
                <ChoiceRow
                  icon={<Building2 />}
                  title={database.name}
                  subtitle={
                    database.is_expired
                      ? 'Masa langganannya sudah habis. Perpanjang dulu di Accurate.'
                      : undefined
                  }
                  isChosen={database.is_chosen}
                  isOff={database.is_expired}
                  badge={database.is_trial && <Badge tone="note">Uji coba</Badge>}
                  isBusy={choosing.isBusy}
                  onChoose={() => choose(database)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={`Pindah ke ${asking?.name ?? ''}?`}
        text={`${registration.linked} pasangan produk dan pilihan gudang dilepas, karena itu milik ${registration.database?.name ?? 'data usaha sebelumnya'}. Yang sudah tercatat di sana tetap di sana. Ini tidak bisa diurungkan.`}
        confirmLabel="Pindah"
        isDanger
        isBusy={choosing.isBusy}
        onConfirm={() => asking && choosing.run(asking)}
      />
    </>
  );
}
