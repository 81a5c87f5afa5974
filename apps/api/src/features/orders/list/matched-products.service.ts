import type { OrderRow } from '@marketplace/contract/order-row';
import type { Db } from '../../../platform/db/handle.ts';
import { piecesOfQuery } from '../../../platform/search/query-pieces.ts';
import { readMatchedProducts } from './matched-products.sql.ts';
import type { SellerQuery } from './order-filters.sql.ts';

/** Why the orders of a page were found: what was searched for, and the goods that a row does not show by itself. */
export async function matchedIn(db: Db, { query: typed, search }: SellerQuery, rows: OrderRow[]) {
  if (!search) return undefined;
  const pieces = piecesOfQuery(typed ?? '');
  const texts = search.pieces.flatMap((piece, index) =>
    'texts' in piece ? piece.texts : (pieces[index] ?? []),
  );
  const isShown = (name: string) => texts.some((text) => name.toLowerCase().includes(text));
  const others = rows.filter(({ first_product_name }) => !isShown(first_product_name));
  const found = others.length > 0 ? await readMatchedProducts(db, others, texts) : [];
  return {
    texts,
    products: Object.fromEntries(found.map(({ id, product_name }) => [id, product_name])),
  };
}
