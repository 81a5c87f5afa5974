/** What other features may do to the stock of a store. */
export { moveStock, releaseStock, reserveStock } from './stock.sql.ts';
