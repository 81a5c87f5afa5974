import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { openMinutesOf } from '../../stores/opening/open-hours.service.ts';
import {
  addChanges,
  beginAgain,
  holdPlace,
  movePlace,
  ordersBehind,
  type Place,
  readBillRevenue,
  readDueFacts,
  readFacts,
  readOrderEvents,
  recountBuyers,
  storesBehind,
  sumTables,
  writeFacts,
} from './count-orders.sql.ts';
import { differences, type OrderFact } from './fact.ts';

const [storesAtOnce, ordersAtOnce, mostSteps] = [500, 400, 60];
/** Of what is only looked at once more as much a round: news of any store waits for no more than that. */
const mostAgain = 20_000;

/**
 * Adds what has become of orders since the last time to the numbers of their stores, store by store. Each step is one transaction that holds
 * the store's place, so it may be cut off, run twice, and in two processes.
 */
export async function countOrders(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('counting orders');
  // What has just happened anywhere comes before what is looked at once more.
  for await (const store of behind(db, signal))
    await attempt(() => countStore(db, store, signal, 'news'));
  let again = 0;
  for await (const store of behind(db, signal)) {
    if (again >= mostAgain) break;
    await attempt(async () => {
      const counted = await countStore(db, store, signal, 'again');
      again += counted;
      return counted;
    });
  }
  return sum();
}

async function* behind(db: Db, signal: AbortSignal): AsyncGenerator<OneStore> {
  let last = '0';
  let stores: { id: string }[];
  do {
    stores = await storesBehind(db, last, storesAtOnce);
    for (const { id } of stores) {
      if (signal.aborted) return;
      last = id;
      yield storeIn(systemScope([id]), id);
    }
  } while (stores.length === storesAtOnce);
}

type What = 'news' | 'again';

async function countStore(
  db: Db,
  store: OneStore,
  signal: AbortSignal,
  what: What,
): Promise<number> {
  let counted = 0;
  for (let step = 0; step < mostSteps && !signal.aborted; step += 1) {
    const { orders, isDone } = await inTransaction(db, (db) => countSome(db, store, what));
    counted += orders;
    if (isDone) break;
  }
  return counted;
}

async function countSome(
  db: Tx,
  store: OneStore,
  what: What,
): Promise<{ orders: number; isDone: boolean }> {
  const place = await holdPlace(db, store);
  if (!place) return { orders: 0, isDone: true };
  const next = await whatIsNext(db, store, place, what);
  await countThese(db, store, next.order_ids);
  const { last_event, again_after } = next.place;
  await movePlace(db, store, next.place, again_after === null && last_event === place.reached);
  const isDone = (what === 'news' || again_after === null) && last_event === place.reached;
  return { orders: next.order_ids.length, isDone };
}

/** Orders that events tell of first, and those that are to be looked at again behind them. */
async function whatIsNext(db: Tx, store: OneStore, place: Place, what: What) {
  const events =
    place.last_event < place.reached
      ? await readOrderEvents(db, store, place.last_event, ordersAtOnce)
      : [];
  // What the log has forgotten by now, or never had since the database is an older one, is found among the orders.
  const isTorn =
    place.last_event > place.reached ||
    (place.last_event < place.reached && events[0]?.number !== place.last_event + 1);
  const isElsewhere = place.time_zone !== place.zone_now;
  const again_after = isTorn || isElsewhere ? '0' : place.again_after;
  const told = new Set(events.flatMap(({ order_id }) => order_id ?? []));
  const room = what === 'again' ? ordersAtOnce - told.size : 0;
  const again =
    again_after !== null && room > 0 ? await ordersBehind(db, store, again_after, room) : undefined;
  return {
    order_ids: [...new Set([...told, ...(again ?? [])])],
    place: {
      last_event: isTorn ? place.reached : (events.at(-1)?.number ?? place.last_event),
      again_after:
        again === undefined ? again_after : again.length < room ? null : (again.at(-1) ?? null),
      time_zone: place.zone_now,
    },
  };
}

async function countThese(db: Tx, store: OneStore, order_ids: readonly string[]): Promise<void> {
  const before = await readFacts(db, store, [...order_ids, noOrder]);
  const known = new Map(before.map((fact) => [fact.order_id, fact]));
  const due = order_ids.length > 0 ? await readDueFacts(db, store, order_ids) : [];
  const bills = await readBillRevenue(db, store);
  const openMinutes = await openMinutesOf(db, store.store_id);
  const after = due.map(({ arrived_at, answered_at, ...fact }): OrderFact => {
    const counted = known.get(fact.order_id);
    return {
      ...fact,
      // Costs and opening hours are those of the day it was counted on: they may be others by now.
      goods: keptCosts(counted, fact.goods),
      response_minutes:
        answered_at === null
          ? null
          : (counted?.response_minutes ?? openMinutes(arrived_at, answered_at)),
    };
  });
  if (bills.length > 0 || known.has(noOrder))
    after.push({ ...nothing, revenue: bills.map(({ day, amount }) => [day, amount]) });
  const changes = differences(before, after);
  if (after.length > 0) await writeFacts(db, store, after);
  for (const name of Object.keys(sumTables) as (keyof typeof sumTables)[])
    await addChanges(db, store, name, changes[name]);
  const buyers = new Set(changes.buyers.map(({ key }) => String(key[1])));
  await recountBuyers(db, store, [...buyers]);
}

/** What the book has without an order stands among the facts as that of no order. */
const noOrder = '0';
const nothing: OrderFact = {
  order_id: noOrder,
  buyer_store_id: noOrder,
  arrived_on: '1970-01-01',
  arrived_hour: 0,
  is_alive: false,
  amount: 0,
  ordered_amount: null,
  accepted_amount: null,
  response_minutes: null,
  due_on: null,
  was_on_time: false,
  completed_on: null,
  failed_on: null,
  delivered_on: null,
  complaint_halves: 0,
  goods: [],
  revenue: [],
};

/** What goods brought may still change, what they had cost does not. */
function keptCosts(counted: OrderFact | undefined, goods: OrderFact['goods']): OrderFact['goods'] {
  const before = new Map(counted?.goods.map((each) => [each[0], each]));
  return goods.map((now) => {
    const was = before.get(now[0]);
    if (!was || was[1] !== now[1]) return now;
    const isCosted = was[3] !== 0 || was[4] !== 0;
    const share = was[2] !== 0 ? was[3] / was[2] : isCosted ? 1 : 0;
    return [now[0], now[1], now[2], Math.round(now[2] * share), was[4]];
  });
}

/** Once a day everything is held against the orders themselves: what no event told of, such as a past that was posted later. */
export async function countAgain(db: Db): Promise<number> {
  await beginAgain(db);
  return 0;
}

export { wrongBeside, wrongDays, wrongFacts } from './wrong-numbers.sql.ts';
