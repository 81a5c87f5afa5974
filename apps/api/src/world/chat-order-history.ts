import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeChatOrders } from './chat-order-history.sql.ts';
import type { World } from './world.ts';

/** Of each store that sells one order from a chat in each state, for buyers who have ordered there lately. */
export const fillChatOrders = ({ db }: Database, { now }: World): Promise<void> =>
  inTransaction(db, (db) => writeChatOrders(db, new Date(now).toISOString()));
