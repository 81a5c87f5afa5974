import type { CreateSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';

/** Of which store, and which part of its goods is looked at. */
export type GoodsProps = {
  books: Books;
  here: CreateSearch;
  query: string | undefined;
  page: number;
};
