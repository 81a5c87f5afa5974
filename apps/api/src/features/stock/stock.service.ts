/** What other features may do to the stock of a store. */
export {
  adjustStock,
  endStock,
  lockStock,
  type ShelfChange,
  type StockOfVariant,
  startStock,
} from './count-stock.sql.ts';
export { availableOf, moveStock, releaseStock, reserveStock } from './stock.sql.ts';
