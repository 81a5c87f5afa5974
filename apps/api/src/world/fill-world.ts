import { mendLosses } from '../features/orders/loss/mend-losses.service.ts';
import { everythingIsPast } from '../features/orders/money/past-money.sql.ts';
import type { Database } from '../platform/db/handle.ts';
import { hashPassword } from '../platform/passwords.ts';
import { worldPassword } from './cast.ts';
import { fillCatalogue } from './catalogue-tables.ts';
import { fillChat } from './chat-history.ts';
import { fillChatOrders } from './chat-order-history.ts';
import { fillComplaints } from './complaint-history.ts';
import { fillCounted } from './counted-tables.ts';
import { fillCouriers, fillShipments } from './courier-tables.ts';
import { fillFeeHistory } from './fee-history.ts';
import { fillLookups } from './lookups.ts';
import { fillNotifications } from './notification-history.ts';
import { fillOperatorWords } from './operator-words.ts';
import { placeOrders } from './order-book.ts';
import { fillOrders } from './order-tables.ts';
import { fillPayoutHistory } from './payout-history.ts';
import { fillPeople } from './people-tables.ts';
import type { WorldPlan } from './plans.ts';
import { fillPriceBook } from './price-book-history.ts';
import { fillPriceHistory } from './price-history.ts';
import { fillPromotions } from './promotion-history.ts';
import { fillProposals } from './proposal-history.ts';
import { fillReadTips } from './read-tips.ts';
import { fillRegistrations } from './registration-history.ts';
import { fillStores } from './store-tables.ts';
import { fillTenders } from './tender-history.ts';
import { advanceIdentities, tidyUp, withChecksLast } from './upkeep.ts';
import { buildWorld, type World } from './world.ts';

/**
 * Writes the planned world into a migrated, empty database. Nothing is kept in memory but the shelves
 * and when each order was placed: every table is calculated while it is streamed.
 */
export async function fillWorld(database: Database, plan: WorldPlan): Promise<void> {
  await refuseIfInhabited(database);
  const world = buildWorld(plan);
  const fill = () => fillTables(database, world);
  await (plan.checksLast ? withChecksLast(database, fill) : fill());
  await advanceIdentities(database);
  await everythingIsPast(database.db);
  if (plan.hasFees) {
    await fillComplaints(database, world);
    await fillFeeHistory(database, world);
    await fillPayoutHistory(database, world);
    await fillProposals(database, world);
    await fillTenders(database, world);
    await fillPriceBook(database, world);
    await fillPromotions(database, world);
    await fillNotifications(database, world);
    await fillChat(database, world);
    await fillChatOrders(database, world);
    await fillReadTips(database);
    await fillRegistrations(database, world);
  }
  await mendLosses(database.db, new AbortController().signal);
  await tidyUp(database);
}

async function fillTables(database: Database, world: World): Promise<void> {
  const { plan } = world;
  const book = placeOrders(world);
  await fillPeople(database, world, await hashPassword(worldPassword));
  await fillCatalogue(database, world);
  await fillStores(database, world, book);
  await fillPriceHistory(database, world);
  await fillCouriers(database, world);
  await fillOrders(database, world, book);
  await fillCounted(database);
  await fillShipments(database, world, book);
  if (plan.hasLookups) await fillLookups(database);
  await fillOperatorWords(database, world);
}

async function refuseIfInhabited({ db }: Database): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) throw new Error('a world is filled into an empty database, and this one has users');
}
