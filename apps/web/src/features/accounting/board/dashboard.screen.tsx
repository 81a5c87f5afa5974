import { createFileRoute } from '@tanstack/react-router';
import { readBooksSearch } from '../books-search.ts';
import { BooksPage } from '../frame/books-page.tsx';
import { SettingsCard } from '../frame/settings-card.tsx';
import { takeLinkKey } from '../take-link-key.ts';
import { ComparedCard } from './compared-card.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { MappingCard } from './mapping-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

export const Route = createFileRoute('/_public/accurate-dashboard')({
  validateSearch: readBooksSearch,
  beforeLoad: takeLinkKey,
  component: DashboardScreen,
});

/** How the store stands with Accurate: what needs a person first. */
function DashboardScreen() {
  return (
    <BooksPage
      at="/accurate-dashboard"
      title="Accurate Online"
      search={Route.useSearch()}
      needs="warehouse"
    >
      {(books) => (
        <>
          <WaitingCard books={books} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
            <ConnectionCard books={books} />
            <MappingCard books={books} />
            <SettingsCard books={books} />
            <ComparedCard books={books} />
          </div>
        </>
      )}
    </BooksPage>
  );
}
