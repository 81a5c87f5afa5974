import { AppLink } from '../../../platform/navigation/app-link.tsx';
import type { BooksSearch } from '../books-search.ts';

export type BooksAddress =
  | '/integrate-accurate'
  | '/accurate-entity'
  | '/accurate-warehouse'
  | '/accurate-linking-dashboard'
  | '/accurate-linking-confirmation'
  | '/marketplace-create-inventory'
  | '/accurate-dashboard'
  | '/accurate-integration-dashboard';

const pages = [
  { to: '/accurate-dashboard', label: 'Ringkasan' },
  { to: '/accurate-linking-dashboard', label: 'Pasangan' },
  { to: '/marketplace-create-inventory', label: 'Buat barang' },
  { to: '/accurate-integration-dashboard', label: 'Selisih' },
] as const;

/** Which of them an address belongs to. */
const pageOf = (at: BooksAddress): BooksAddress =>
  at === '/accurate-linking-confirmation' ? '/accurate-linking-dashboard' : at;

/** From one page of a store's books to the next, once there is something to see. */
export const BooksNav = ({ at, search }: { at: BooksAddress; search: BooksSearch }) => (
  <nav aria-label="Pembukuan" className="-mx-4 border-b border-line print:hidden md:mx-0">
    <div className="flex gap-x-5 overflow-x-auto px-4 scrollbar-none md:px-0">
      {pages.map(({ to, label }) => (
        <AppLink
          key={to}
          to={to}
          search={search}
          replace
          activeProps={{}}
          aria-current={pageOf(at) === to ? 'page' : undefined}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand-700 aria-[current=page]:text-brand-700"
        >
          {label}
        </AppLink>
      ))}
    </div>
  </nav>
);
