import type { Database } from '../platform/db/handle.ts';
import { hashPassword } from '../platform/passwords.ts';
import { worldPassword } from './cast.ts';
import { fillCatalogue } from './catalogue-tables.ts';
import { fillCouriers, fillShipments } from './courier-tables.ts';
import { fillOperatorWords } from './operator-words.ts';
import { placeOrders } from './order-book.ts';
import { fillOrders } from './order-tables.ts';
import { fillPeople } from './people-tables.ts';
import type { WorldPlan } from './plans.ts';
import { fillStores } from './store-tables.ts';
import { advanceIdentities, tidyUp, withChecksLast } from './upkeep.ts';
import { fillWords } from './word-tables.ts';
import { buildWorld } from './world.ts';

/**
 * Writes the planned world into a migrated, empty database. Nothing is kept in memory but the shelves
 * and when each order was placed: every table is calculated while it is streamed.
 */
export async function fillWorld(database: Database, plan: WorldPlan): Promise<void> {
  await refuseIfInhabited(database);
  const fill = () => fillTables(database, plan);
  await (plan.checksLast ? withChecksLast(database, fill) : fill());
  await advanceIdentities(database);
  await tidyUp(database);
}

async function fillTables(database: Database, plan: WorldPlan): Promise<void> {
  const world = buildWorld(plan);
  const book = placeOrders(world);
  await fillPeople(database, world, await hashPassword(worldPassword));
  await fillCatalogue(database, world);
  await fillStores(database, world, book);
  await fillCouriers(database, world);
  await fillOrders(database, world, book);
  await fillWords(database);
  await fillShipments(database, world, book);
  await fillOperatorWords(database, world);
}

async function refuseIfInhabited({ db }: Database): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) throw new Error('a world is filled into an empty database, and this one has users');
}
