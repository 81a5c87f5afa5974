import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { number } from '../../../platform/format/money.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { ChipContent, chipStyle } from '../../../ui/chip.tsx';
import { mappingSummaryQuery } from '../accounting.query.ts';
import { type CreateSearch, readCreateSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksPage } from '../frame/books-page.tsx';
import { ChipNav } from '../frame/chip-nav.tsx';
import { takeLinkKey } from '../take-link-key.ts';
import { CreateHere } from './create-here.tsx';
import { CreateThere } from './create-there.tsx';

export const Route = createFileRoute('/_public/marketplace-create-inventory')({
  validateSearch: readCreateSearch,
  beforeLoad: takeLinkKey,
  component: CreateInventoryScreen,
});

/** What one side has and the other has not, made there and linked in one go. */
function CreateInventoryScreen() {
  const { side, query, page, ...search } = Route.useSearch();
  return (
    <BooksPage
      at="/marketplace-create-inventory"
      title="Buat barang"
      search={search}
      needs="warehouse"
    >
      {(books) => <Create books={books} narrowed={{ side, query, page }} />}
    </BooksPage>
  );
}

type Narrowed = Pick<CreateSearch, 'side' | 'query' | 'page'>;

const sides = [
  { side: undefined, label: 'Ke toko ini' },
  { side: 'there', label: 'Ke Accurate' },
] as const;

function Create({ books, narrowed }: { books: Books; narrowed: Narrowed }) {
  const { store_id, search } = books;
  const { side, query, page } = narrowed;
  const navigate = useNavigate();
  const { data: summary } = useQuery(mappingSummaryQuery(useServices(), store_id));
  const find = useCallback(
    (query: string | undefined) =>
      void navigate({
        to: '/marketplace-create-inventory',
        search: { ...search, side, query },
        replace: true,
      }),
    [navigate, search, side],
  );
  const counts = { here: summary?.unregistered_items, there: summary?.unregistered_listings };
  const props = { books, here: { ...search, ...narrowed }, query, page: Number(page ?? '1') };
  return (
    <>
      <ChipNav label="Dibuat di mana" at={side}>
        {sides.map(({ side: each, label }) => {
          const count = counts[each ?? 'here'];
          return (
            <AppLink
              key={label}
              to="/marketplace-create-inventory"
              search={{ ...search, side: each }}
              replace
              activeProps={{}}
              aria-current={each === side ? 'page' : undefined}
              className={chipStyle({ isChosen: each === side })}
            >
              <ChipContent
                isChosen={each === side}
                count={count === undefined ? undefined : number(count)}
              >
                {label}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipNav>
      <SearchBox
        key={side ?? 'here'}
        label={side ? 'Cari produk toko' : 'Cari barang Accurate'}
        placeholder="Nama, barcode, kode"
        value={query ?? ''}
        onSearch={find}
      />
      {side ? <CreateThere key="there" {...props} /> : <CreateHere key="here" {...props} />}
    </>
  );
}
