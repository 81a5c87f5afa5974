import type { LinkConfidence } from '@marketplace/contract/accounting-words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { number } from '../../../platform/format/money.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { ChipContent, chipStyle } from '../../../ui/chip.tsx';
import { mappingSummaryQuery } from '../accounting.query.ts';
import { type LinksSearch, type LinkView, linkViews, readLinksSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksActions } from '../frame/books-actions.tsx';
import { BooksPage } from '../frame/books-page.tsx';
import { ChipNav } from '../frame/chip-nav.tsx';
import { SetupSteps } from '../frame/setup-steps.tsx';
import { isSetUp } from '../steps-of.ts';
import { takeLinkKey } from '../take-link-key.ts';
import { useChosenPairs } from './chosen-links.ts';
import { ItemsRead } from './items-read.tsx';
import { LinkList } from './link-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { UnlinkedList } from './unlinked-list.tsx';

export const Route = createFileRoute('/_public/accurate-linking-dashboard')({
  validateSearch: readLinksSearch,
  beforeLoad: takeLinkKey,
  component: LinkingScreen,
});

/** Which listing is which item: what is suggested, what cannot be as it is, what is open, and what is linked. */
function LinkingScreen() {
  const { view, confidence, query, page, ...search } = Route.useSearch();
  return (
    <BooksPage
      at="/accurate-linking-dashboard"
      title="Pasangkan produk"
      search={search}
      needs="warehouse"
    >
      {(books) => <Linking books={books} narrowed={{ view, confidence, query, page }} />}
    </BooksPage>
  );
}

type NarrowedLinks = Omit<LinksSearch, 'store_id' | 'store_name'>;

const viewWords: Record<LinkView, { label: string; hint: string }> = {
  suggested: {
    label: 'Disarankan',
    hint: 'Centang yang benar, lalu tinjau. Belum ada yang dipasangkan sebelum Anda setuju.',
  },
  stopped: {
    label: 'Perlu diperiksa',
    hint: 'Barangnya mirip, tetapi belum bisa dipasangkan. Sebabnya ada di tiap baris.',
  },
  unlinked: { label: 'Belum dipasangkan', hint: 'Produk toko Anda yang belum punya pasangan.' },
  linked: { label: 'Terpasang', hint: 'Stok dan penjualannya dicatat di Accurate.' },
  broken: { label: 'Bermasalah', hint: 'Sudah dipasangkan, lalu barangnya berubah di Accurate.' },
};

type Props = { books: Books; narrowed: NarrowedLinks };

function Linking({ books, narrowed }: Props) {
  const { store_id, search, registration } = books;
  const navigate = useNavigate();
  const { data: summary } = useQuery(mappingSummaryQuery(useServices(), store_id));
  const chosen = useChosenPairs(store_id);
  const view = (narrowed.view ?? 'suggested') as LinkView;
  const { query, confidence, page } = narrowed;
  const searched = { query, page: Number(page ?? '1') };
  const here: LinksSearch = { ...search, ...narrowed };
  const find = useCallback(
    (query: string | undefined) =>
      void navigate({
        to: '/accurate-linking-dashboard',
        search: { ...search, view: narrowed.view, confidence: narrowed.confidence, query },
        replace: true,
      }),
    [navigate, search, narrowed.view, narrowed.confidence],
  );
  const { HIGH = 0, MEDIUM = 0, LOW = 0 } = summary?.suggested ?? {};
  const counts: Record<LinkView, number | undefined> = {
    suggested: summary && HIGH + MEDIUM + LOW,
    stopped: summary?.stopped,
    unlinked: summary?.unregistered_listings,
    linked: summary?.linked,
    broken: summary?.broken,
  };
  const shown = linkViews.filter(
    (each) => each !== 'broken' || view === 'broken' || (summary?.broken ?? 0) > 0,
  );
  return (
    <>
      {!isSetUp(registration) && (
        <SetupSteps at="link" registration={registration} search={search} />
      )}
      <ItemsRead books={books} items={summary?.items} />
      <ChipNav label="Bagian" at={view}>
        {shown.map((each) => (
          <AppLink
            key={each}
            to="/accurate-linking-dashboard"
            search={{ ...search, view: each === 'suggested' ? undefined : each }}
            replace
            activeProps={{}}
            aria-current={each === view ? 'page' : undefined}
            className={chipStyle({ isChosen: each === view })}
          >
            <ChipContent
              isChosen={each === view}
              count={counts[each] === undefined ? undefined : number(counts[each])}
            >
              {viewWords[each].label}
            </ChipContent>
          </AppLink>
        ))}
      </ChipNav>
      <p className="-mt-2 text-sm text-ink-soft">{viewWords[view].hint}</p>
      <SearchBox
        key={view}
        label="Cari produk atau barang"
        placeholder="Nama, barcode, kode"
        value={query ?? ''}
        onSearch={find}
      />
      {(view === 'suggested' || view === 'stopped') && (
        <SuggestionList
          {...{ books, here, searched }}
          counts={summary?.suggested}
          confidence={confidence as LinkConfidence | undefined}
          isStopped={view === 'stopped'}
        />
      )}
      {view === 'unlinked' && <UnlinkedList {...{ books, here, searched }} />}
      {(view === 'linked' || view === 'broken') && (
        <LinkList {...{ books, here, searched }} isBroken={view === 'broken'} />
      )}
      <BooksActions>
        {chosen.length > 0 && (
          <AppLink
            to="/accurate-linking-confirmation"
            search={search}
            className={buttonStyle({ isBlock: true })}
          >
            Tinjau {number(chosen.length)} pasangan
          </AppLink>
        )}
      </BooksActions>
    </>
  );
}
