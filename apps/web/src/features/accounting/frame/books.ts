import type { AccountingRegistration } from '@marketplace/contract/accounting';
import type { AnswerOf } from '@marketplace/contract/call';
import type { BooksSearch } from '../books-search.ts';

/** A store whose books somebody may keep, and how far it is with Accurate. */
export type Books = {
  store_id: string;
  /** What the addresses of the store's other pages carry. */
  search: BooksSearch;
  registration: AccountingRegistration;
  /** Came by a link of the app: whoever opened it need not be who made it, and is asked before anything of theirs is linked. */
  by_link?: Whose;
};

export type Whose = AnswerOf<'GET /accounting/registration/whose'>;

/** How far a store has to be, before there is anything to be done on a page. */
export type Needs = 'nothing' | 'login' | 'database' | 'warehouse';
