import type { AccountingRegistration } from '@marketplace/contract/accounting';
import type { BooksSearch } from '../books-search.ts';

/** A store whose books somebody may keep, and how far it is with Accurate. */
export type Books = {
  store_id: string;
  /** What the addresses of the store's other pages carry. */
  search: BooksSearch;
  registration: AccountingRegistration;
};

/** How far a store has to be, before there is anything to be done on a page. */
export type Needs = 'nothing' | 'login' | 'database' | 'warehouse';
