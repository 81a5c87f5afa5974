import type { ChosenBooks } from '../accounting.service.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import type { TheirBooks } from '../accurate/their-books.ts';
import type { Shelf } from './shelves.sql.ts';

export type Stands = { shelf: Shelf; theirs: number };

/** In pieces; what lies there in parts of one is rounded. */
export const piecesOf = ({ pieces }: Shelf, quantity: number) => Math.round(quantity * pieces);

/** Undefined where there is no such item any more: that holds up no other. */
export async function stockOf(
  books: TheirBooks,
  item_no: string,
  warehouse_name: string,
): Promise<number | undefined> {
  try {
    return await books.stockOf(item_no, warehouse_name);
  } catch (error) {
    if (error instanceof AccurateFailure && error.kind === 'refused') return undefined;
    throw error;
  }
}

type Progress = (done: number, total: number) => Promise<void>;

/** What they have of each, and of which they have nothing to say. */
export async function theirStock(
  books: TheirBooks,
  { warehouse_id, warehouse_name }: ChosenBooks,
  shelves: readonly Shelf[],
  progress?: Progress,
): Promise<{ stands: Stands[]; gone: Shelf[] }> {
  const first = await books.stock(1, warehouse_id);
  const byItem = new Map(first.rows.map(({ item_no, quantity }) => [item_no, quantity]));
  const unknown = shelves.filter(({ item_no }) => !byItem.has(item_no));
  // Whatever takes fewer calls: those that are missing, or all there is.
  if (unknown.length < first.page_count)
    for (const { item_no } of unknown) {
      const quantity = await stockOf(books, item_no, warehouse_name);
      if (quantity !== undefined) byItem.set(item_no, quantity);
    }
  else
    for (let page = 2, of = first.page_count; page <= of; page += 1) {
      const { rows, page_count } = await books.stock(page, warehouse_id);
      of = page_count;
      for (const { item_no, quantity } of rows) byItem.set(item_no, quantity);
      await progress?.(page, of);
    }
  const stands = shelves.flatMap((shelf) => {
    const quantity = byItem.get(shelf.item_no);
    return quantity === undefined ? [] : [{ shelf, theirs: piecesOf(shelf, quantity) }];
  });
  return { stands, gone: shelves.filter(({ item_no }) => !byItem.has(item_no)) };
}
