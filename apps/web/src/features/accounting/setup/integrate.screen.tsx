import { createFileRoute } from '@tanstack/react-router';
import { readBackSearch, storeOfState } from '../books-search.ts';
import { BooksPage } from '../frame/books-page.tsx';
import { SetupSteps } from '../frame/setup-steps.tsx';
import { takeLinkKey } from '../take-link-key.ts';
import { CameBack } from './came-back.tsx';
import { Connect } from './connect.tsx';

export const Route = createFileRoute('/_public/integrate-accurate')({
  validateSearch: readBackSearch,
  beforeLoad: takeLinkKey,
  component: IntegrateScreen,
});

/** Where linking begins, and where Accurate sends the browser back to. */
function IntegrateScreen() {
  const { state, code, error, ...search } = Route.useSearch();
  const store_id = search.store_id ?? storeOfState(state);
  return (
    <BooksPage at="/integrate-accurate" title="Hubungkan Accurate" search={{ ...search, store_id }}>
      {(books) => (
        <>
          <SetupSteps at="connect" registration={books.registration} search={books.search} />
          {state && (code || error) ? (
            <CameBack key={state} books={books} back={{ state, code, error }} />
          ) : (
            <Connect books={books} />
          )}
        </>
      )}
    </BooksPage>
  );
}
