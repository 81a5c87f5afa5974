import type { AccountingLogKind, DifferenceReason } from '@marketplace/contract/accounting-words';
import { createFileRoute } from '@tanstack/react-router';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ChipContent, chipStyle } from '../../../ui/chip.tsx';
import { type BoardSearch, readBoardSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksPage } from '../frame/books-page.tsx';
import { ChipNav } from '../frame/chip-nav.tsx';
import { takeLinkKey } from '../take-link-key.ts';
import { DifferenceBoard } from './difference-board.tsx';
import { LogList } from './log-list.tsx';

export const Route = createFileRoute('/_public/accurate-integration-dashboard')({
  validateSearch: readBoardSearch,
  beforeLoad: takeLinkKey,
  component: IntegrationScreen,
});

/** Why the numbers differ, and what has moved. */
function IntegrationScreen() {
  const { store_id, store_name, ...narrowed } = Route.useSearch();
  return (
    <BooksPage
      at="/accurate-integration-dashboard"
      title="Selisih dan catatan"
      search={{ store_id, store_name }}
      needs="warehouse"
    >
      {(books) => <Board books={books} narrowed={narrowed} />}
    </BooksPage>
  );
}

type Props = { books: Books; narrowed: Omit<BoardSearch, 'store_id' | 'store_name'> };

function Board({ books, narrowed }: Props) {
  const { search, registration } = books;
  const { view, reason, subject, query, page, kind, state } = narrowed;
  const views = [
    { view: undefined, label: 'Selisih', count: registration.waiting },
    { view: 'log', label: 'Catatan', count: undefined },
  ] as const;
  return (
    <>
      <ChipNav label="Bagian" at={view}>
        {views.map(({ view: each, label, count }) => (
          <AppLink
            key={label}
            to="/accurate-integration-dashboard"
            search={{ ...search, view: each }}
            replace
            activeProps={{}}
            aria-current={each === view ? 'page' : undefined}
            className={chipStyle({ isChosen: each === view })}
          >
            <ChipContent
              isChosen={each === view}
              count={count === undefined ? undefined : number(count)}
            >
              {label}
            </ChipContent>
          </AppLink>
        ))}
      </ChipNav>
      {view === 'log' ? (
        <LogList
          books={books}
          narrowed={{
            kind: kind as AccountingLogKind | undefined,
            state: state as 'DONE' | 'FAILED' | undefined,
          }}
        />
      ) : (
        <DifferenceBoard
          books={books}
          narrowed={{
            reason: reason as DifferenceReason | undefined,
            subject: subject as 'PRODUCT' | 'DOCUMENT' | undefined,
            query,
          }}
          page={Number(page ?? '1')}
        />
      )}
    </>
  );
}
