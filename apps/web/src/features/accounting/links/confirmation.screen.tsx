import { createFileRoute } from '@tanstack/react-router';
import { readBooksSearch } from '../books-search.ts';
import { BooksPage } from '../frame/books-page.tsx';
import { SetupSteps } from '../frame/setup-steps.tsx';
import { isSetUp } from '../steps-of.ts';
import { takeLinkKey } from '../take-link-key.ts';
import { Confirm } from './confirm.tsx';

export const Route = createFileRoute('/_public/accurate-linking-confirmation')({
  validateSearch: readBooksSearch,
  beforeLoad: takeLinkKey,
  component: ConfirmationScreen,
});

/** What was ticked, once more, before it is linked. */
function ConfirmationScreen() {
  return (
    <BooksPage
      at="/accurate-linking-confirmation"
      title="Tinjau pasangan"
      search={Route.useSearch()}
      needs="warehouse"
    >
      {(books) => (
        <>
          {!isSetUp(books.registration) && (
            <SetupSteps at="link" registration={books.registration} search={books.search} />
          )}
          <Confirm books={books} />
        </>
      )}
    </BooksPage>
  );
}
