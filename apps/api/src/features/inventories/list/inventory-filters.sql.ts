import type { StockLevel } from '@marketplace/contract/inventory-choices';
import type { InventoryListQuery } from '@marketplace/contract/inventory-list';
import { joined, type Sql, sql } from '../../../platform/db/sql.ts';
import { anywhere, type Search, type Texts } from '../../../platform/search/search.ts';
import { textMatch } from '../../../platform/search/text-match.ts';
import { freePieces } from '../inventory-columns.sql.ts';

/** What a piece of a search stands for: texts of which one has to occur, or the one product that has the barcode. */
export type Piece = Texts | { product_id: string };

/** A list as it was asked for, with what the search in it means. */
export type InventoryQuery = InventoryListQuery & { search?: Search<Piece> | undefined };

/** What is asked of the product in its store, which is `p`; its listings say what state they are in. */
export function productConditions(query: InventoryQuery): Sql[] {
  return [
    ...(query.category_id ? [sql`p.category_id = any(${query.category_id}::bigint[])`] : []),
    ...(query.brand_id ? [sql`p.brand_id = any(${query.brand_id}::bigint[])`] : []),
    ...searchConditions(query.search, sql`p`),
  ];
}

/** Asked of the product in a store as well as of the product itself: both have the text. */
export function searchConditions(search: InventoryQuery['search'], of: Sql): Sql[] {
  if (!search) return [];
  if (search.total === 0) return [sql`false`];
  return search.pieces.map((piece) =>
    'product_id' in piece
      ? sql`${of}.product_id = ${piece.product_id}::bigint`
      : textMatch(sql`${of}.search_text`, piece, search.is_walked),
  );
}

/** What is asked of the listing itself and of the stock of its variant. */
export function listingConditions(query: InventoryQuery, i: Sql, k: Sql): Sql[] {
  return [
    ...(query.state ? [sql`${i}.state = ${query.state}::inventory_state`] : []),
    ...levelConditions(query, k),
    ...priceConditions(query, i),
    ...expiryConditions(query, k),
  ];
}

/** As everything is one of the three, asking for all of them asks for nothing. */
export const levelsAsked = ({ stock_level }: InventoryQuery): readonly StockLevel[] =>
  stock_level && stock_level.length < 3 ? stock_level : [];

/** Whether something is asked of the shelf. */
export const isStockAsked = (query: InventoryQuery): boolean =>
  levelsAsked(query).length > 0 || query.expires_within_days !== undefined;

/** Whether something is asked that only the listings know. */
export const isListingFiltered = (query: InventoryQuery): boolean =>
  isStockAsked(query) || query.price_unchanged_days !== undefined;

/** Whether more is asked for than a state, which the counters know. */
export const isFiltered = (query: InventoryQuery): boolean =>
  Boolean(query.query || query.category_id || query.brand_id || isListingFiltered(query));

/** Whether an index finds what was typed. */
export const isFoundByText = ({ search }: InventoryQuery): boolean =>
  search !== undefined && search.most < anywhere;

/** Those that are little, or gone, are in an index of their own, which has to be asked in its own words. */
function levelConditions(query: InventoryQuery, k: Sql): Sql[] {
  const asked = levelsAsked(query);
  if (asked.length === 0) return [];
  const free = freePieces(k);
  const levels: Record<StockLevel, Sql> = {
    NONE: sql`${free} <= 0`,
    LOW: sql`(${free} > 0 and ${free} <= ${k}.low_stock_level)`,
    ENOUGH: sql`${free} > ${k}.low_stock_level`,
  };
  if (!asked.includes('ENOUGH') && asked.length === 2) {
    return [sql`${free} <= ${k}.low_stock_level`];
  }
  return [
    sql`(${joined(
      asked.map((level) => levels[level]),
      ' or ',
    )})`,
  ];
}

const priceConditions = ({ price_unchanged_days: days }: InventoryQuery, i: Sql): Sql[] =>
  days === undefined
    ? []
    : [sql`${i}.price_changed_at <= now() - make_interval(days => ${days}::int)`];

/** A shelf that has nothing on it expires no more. Days begin where most of the country lives. */
export const isExpiring = (days: number, k: Sql): Sql => sql`
  ${k}.stock > 0 and ${k}.expires_on is not null
    and ${k}.expires_on <= (now() at time zone 'Asia/Jakarta')::date + ${days}::int`;

const expiryConditions = ({ expires_within_days: days }: InventoryQuery, k: Sql): Sql[] =>
  days === undefined ? [] : [isExpiring(days, k)];
