import { setTimeout as pause } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import { type Buyer, clientOf, createBuyer } from './buyer.ts';
import { ApiAway, type Client, Refused } from './client.ts';
import type { Log } from './log.ts';
import { nextGap, possibleRate, regretAfter } from './pace.ts';
import { placeOrder } from './place-order.ts';
import { watchPresence } from './presence.ts';
import { pick, type Random } from './random.ts';
import type { Settings } from './settings.ts';

/** Something a buyer is going to do. */
type Deed = { at: number; buyer: Buyer; behave: Behaviour };

type Means = { client: Client; random: Random; log: Log; stop: AbortSignal };

/** More at once than this means that the API does not keep up; the others wait. */
const mostAtOnce = 8;
/** Even when everything is due: the loop looks, it does not spin. */
const shortestWaitMs = 20;
/** Who cannot sign in is left alone: the API counts wrong passwords. */
const restMs = 10 * 60_000;

/** Plays the buyers until told to stop. */
export async function simulate(settings: Settings, means: Means): Promise<void> {
  const { client, random, log, stop } = means;
  const api = watchPresence(log);
  const buyers = settings.buyers.map((phone) => createBuyer(phone, settings.password));
  const rate = possibleRate(settings.ordersPerMinute, buyers.length);
  const resting = new Map<Buyer, number>();
  const later: Deed[] = [];
  let underWay = 0;
  let nextOrder = Date.now();

  const perform = async ({ buyer, behave }: Deed) => {
    underWay += 1;
    try {
      const { told, follows } = await behave(clientOf(client, buyer), buyer, random);
      api.found();
      log.debug(told);
      const at = Date.now() + regretAfter(random, rate);
      if (follows) later.push({ at, buyer, behave: follows });
    } catch (error) {
      if (error instanceof ApiAway) api.lost(error);
      else if (error instanceof Refused) onRefusal(error, buyer);
      else log.once(`unexpected: ${error}`);
    } finally {
      underWay -= 1;
    }
  };

  /** Most are life: sold out, accepted before it could be cancelled. */
  const onRefusal = ({ code, message }: Refused, buyer: Buyer) => {
    api.found();
    log.debug(`refused: ${message}`);
    if (code === 'internal_error') log.once('the API fails at something; see its log');
    if (!noBuyer.includes(code)) return;
    resting.set(buyer, Date.now() + restMs);
    log.once(`some buyers cannot order (${message})`);
  };

  /** What is due now, if anything: first what somebody meant to do, then a new order. */
  const nextDeed = (now: number): Deed | undefined => {
    const due = later.findIndex((deed) => deed.at <= now);
    if (due >= 0) return later.splice(due, 1)[0];
    if (nextOrder > now) return undefined;
    nextOrder = now + nextGap(random, rate);
    const awake = buyers.filter((buyer) => (resting.get(buyer) ?? 0) <= now);
    const buyer = pick(random, awake);
    return buyer && { at: now, buyer, behave: placeOrder };
  };

  while (!stop.aborted) {
    const now = Date.now();
    // After the API was away, one tries whether it is back before all others do.
    const hasRoom = underWay < (api.isInDoubt() ? 1 : mostAtOnce);
    const deed = hasRoom && now >= api.awayUntil() ? nextDeed(now) : undefined;
    if (deed) void perform(deed);
    const soonest = Math.min(nextOrder, ...later.map(({ at }) => at));
    await wait(Math.max(soonest, api.awayUntil()) - Date.now(), stop);
  }
}

/** Refusals that are about who asks, not about what. */
const noBuyer: (string | undefined)[] = [
  'wrong_credentials',
  'permission_denied',
  'store_inactive',
];

const wait = (ms: number, stop: AbortSignal): Promise<void> =>
  pause(Math.max(ms, shortestWaitMs), undefined, { signal: stop }).catch(() => {});
