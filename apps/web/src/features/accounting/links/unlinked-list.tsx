import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { unlinkedQuery } from '../accounting.query.ts';
import { listingUnit } from '../accounting-words.ts';
import type { LinksSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { dropPairs, useChosenPairs } from './chosen-links.ts';
import { ItemSheet } from './item-sheet.tsx';
import { PageOfLinks } from './page-of-links.tsx';
import type { Sought } from './sought.ts';

type Props = {
  books: Books;
  here: LinksSearch;
  searched: { query: string | undefined; page: number };
};

/** What is sold here and is nothing there yet: looked for by hand, or made there. */
export function UnlinkedList({ books: { store_id, search }, here, searched }: Props) {
  const [sought, setSought] = useState<Sought>();
  const chosen = new Map(useChosenPairs(store_id).map((pair) => [pair.inventory_id, pair]));
  const { data, error, refetch } = useQuery(unlinkedQuery(useServices(), store_id, searched));
  if (!data)
    return error ? (
      <BooksFailed error={error} search={search} onReload={() => void refetch()} />
    ) : (
      <RowSkeletons />
    );
  if (data.data.length === 0)
    return (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title={searched.query ? 'Tidak ada yang cocok' : 'Semua produk sudah dipasangkan'}
        text={
          searched.query
            ? 'Ubah kata pencarian.'
            : 'Produk baru muncul di sini begitu Anda menjualnya.'
        }
      />
    );
  return (
    <>
      <AppLink
        to="/marketplace-create-inventory"
        search={{ ...search, side: 'there' }}
        className={buttonStyle({ variant: 'secondary' })}
      >
        Buat yang belum ada di Accurate
      </AppLink>
      <Card isFlush>
        <ul aria-label="Belum dipasangkan" className="divide-y divide-line">
          {data.data.map(({ listing }) => {
            const pair = chosen.get(listing.inventory_id);
            return (
              <li key={listing.inventory_id}>
                <ListRow
                  title={listing.product_name}
                  subtitle={
                    pair
                      ? `${listingUnit(listing)} · dipilih: ${pair.item_name}, ${pair.unit_name}`
                      : listingUnit(listing)
                  }
                  trailing={
                    pair ? (
                      <Button
                        variant="quiet"
                        size="sm"
                        onClick={() => dropPairs(store_id, [listing.inventory_id])}
                      >
                        Batal<span className="sr-only"> memilih untuk {listing.product_name}</span>
                      </Button>
                    ) : (
                      <Button variant="secondary" size="sm" onClick={() => setSought({ listing })}>
                        Cari barang<span className="sr-only"> untuk {listing.product_name}</span>
                      </Button>
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      </Card>
      <PageOfLinks page={data.page} total_page={data.total_page} search={here} />
      <ItemSheet store_id={store_id} sought={sought} onClose={() => setSought(undefined)} />
    </>
  );
}
