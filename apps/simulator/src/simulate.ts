import { setTimeout as pause } from 'node:timers/promises';
import { answerChats } from './answer-chats.ts';
import { answerComplaints } from './answer-complaints.ts';
import { answerDemands } from './answer-demands.ts';
import { askForOffers } from './ask-for-offers.ts';
import type { Behaviour } from './behaviour.ts';
import { createClerk } from './clerk.ts';
import { ApiAway, type Client, Refused } from './client.ts';
import { compareOffers } from './compare-offers.ts';
import { answerOffer, complain } from './complaints.ts';
import { confirmChatOrder } from './confirm-chat-order.ts';
import { confirmReceived } from './confirm-received.ts';
import { judgeComplaints } from './judge-complaints.ts';
import { judgeFeeProofs } from './judge-fee-proofs.ts';
import { judgeProposals } from './judge-proposals.ts';
import { judgeRegistrations } from './judge-registrations.ts';
import type { Log } from './log.ts';
import { movePayouts } from './move-payouts.ts';
import { beatOf, busyness, nextGap, possibleRate } from './pace.ts';
import { payFees } from './pay-fees.ts';
import { clientOf, createPerson, type Person } from './person.ts';
import { placeOrder } from './place-order.ts';
import { watchPresence } from './presence.ts';
import { between, pick, type Random } from './random.ts';
import { readChats } from './read-chats.ts';
import type { Settings } from './settings.ts';
import { verifyPayments } from './verify-payments.ts';
import { writeToStore } from './write-to-store.ts';

/** Something a person is going to do. */
type Deed = { at: number; person: Person; behave: Behaviour };

/** Something that somebody of a group does again and again, at a rate. */
type Habit = { people: readonly Person[]; behave: Behaviour; perMinute: number; next: number };

type Means = { client: Client; random: Random; log: Log; stop: AbortSignal };

/** More at once than this means that the API does not keep up; the others wait. */
const mostAtOnce = 8;
/** Even when everything is due: the loop looks, it does not spin. */
const shortestWaitMs = 20;
/** Who cannot sign in is left alone: the API counts wrong passwords. */
const restMs = 10 * 60_000;
/** An order takes a clerk three steps, some of them a second look. */
const stepsOfOrder = 3.5;
/** What one clerk does in a minute, two calls each: well below what the API takes from one person. */
const mostOfClerk = 150;

/** Plays the buyers, the clerks of the sellers and the operator of money, until told to stop. */
export async function simulate(settings: Settings, means: Means): Promise<void> {
  const { client, random, log, stop } = means;
  const api = watchPresence(log);
  const { rate, habits } = habitsOf(settings);
  const resting = new Map<Person, number>();
  const later: Deed[] = [];
  let underWay = 0;

  const perform = async ({ person, behave }: Deed) => {
    underWay += 1;
    try {
      const { told, follows = [] } = await behave(clientOf(client, person), person, random);
      api.found();
      log.debug(told);
      for (const { behave, beats } of follows) {
        const at = Date.now() + between(random, ...beats) * beatOf(rate);
        later.push({ at, person, behave });
      }
    } catch (error) {
      if (error instanceof ApiAway) api.lost(error);
      else if (error instanceof Refused) onRefusal(error, person);
      else log.once(`unexpected: ${error}`);
    } finally {
      underWay -= 1;
    }
  };

  /** Most are life: sold out, accepted before it could be cancelled. */
  const onRefusal = ({ code, message }: Refused, person: Person) => {
    api.found();
    log.debug(`refused: ${message}`);
    if (code === 'internal_error') log.once('the API fails at something; see its log');
    if (!nobody.includes(code)) return;
    resting.set(person, Date.now() + restMs);
    log.once(`some people cannot act (${message})`);
  };

  /** What is due now, if anything: first what somebody meant to do, then what people do anyway. */
  const nextDeed = (now: number): Deed | undefined => {
    const due = later.findIndex((deed) => deed.at <= now);
    if (due >= 0) return later.splice(due, 1)[0];
    const habit = habits.find(({ next }) => next <= now);
    if (!habit) return undefined;
    habit.next = now + nextGap(random, habit.perMinute * busyness(now));
    const awake = habit.people.filter((person) => (resting.get(person) ?? 0) <= now);
    const person = pick(random, awake);
    return person && { at: now, person, behave: habit.behave };
  };

  while (!stop.aborted) {
    const now = Date.now();
    // After the API was away, one tries whether it is back before all others do.
    const hasRoom = underWay < (api.isInDoubt() ? 1 : mostAtOnce);
    const deed = hasRoom && now >= api.awayUntil() ? nextDeed(now) : undefined;
    if (deed) void perform(deed);
    const soonest = Math.min(...habits.map(({ next }) => next), ...later.map(({ at }) => at));
    await wait(Math.max(soonest, api.awayUntil()) - Date.now(), stop);
  }
}

/** Fees, payouts and complaints are a matter of a few a day: whoever looks each minute is quick. */
const feesPerMinute = 1;
/** Whoever writes to a store looks for the answer: clerks look twice as often. */
const chatsPerMinute = 2;

/**
 * Buyers order, look whether it has come, write and complain now and then; clerks take orders further, answer and pay fees; an operator finds the
 * money of both and sends what stores have earned, another judges what the two sides cannot settle and who may sell, and one
 * decides what enters the catalogue.
 */
function habitsOf(settings: Settings) {
  const {
    buyers,
    clerks,
    operators,
    judges,
    cataloguers,
    password,
    ordersPerMinute,
    clerkAfterMinutes,
  } = settings;
  const asPerson = (phone: string) => createPerson(phone, password);
  const [shops, staff] = [buyers.map(asPerson), clerks.map(asPerson)];
  const asOperator = (phone: string) => createPerson(phone, password, true);
  const [finders, readers] = [operators.map(asOperator), judges.map(asOperator)];
  const keepers = cataloguers.map(asOperator);
  const rate = possibleRate(ordersPerMinute, shops.length);
  const steps = Math.min(rate * stepsOfOrder, staff.length * mostOfClerk);
  const next = Date.now();
  const patienceMs = clerkAfterMinutes * 60_000;
  const clerk = createClerk(patienceMs);
  const habits: Habit[] = [
    { people: shops, behave: placeOrder, perMinute: rate, next },
    { people: shops, behave: confirmReceived, perMinute: rate / 2, next },
    { people: shops, behave: complain, perMinute: rate / 4, next },
    { people: shops, behave: answerOffer, perMinute: rate / 4, next },
    { people: shops, behave: askForOffers, perMinute: rate / 8, next },
    { people: shops, behave: compareOffers, perMinute: rate / 4, next },
    { people: shops, behave: writeToStore, perMinute: rate / 4, next },
    { people: shops, behave: readChats, perMinute: rate / 4, next },
    { people: shops, behave: confirmChatOrder, perMinute: rate / 8, next },
    ...(finders.length > 0
      ? [
          { people: finders, behave: verifyPayments, perMinute: rate, next },
          { people: finders, behave: judgeFeeProofs(), perMinute: feesPerMinute, next },
          { people: finders, behave: movePayouts(), perMinute: feesPerMinute, next },
        ]
      : []),
    ...(staff.length > 0
      ? [
          { people: staff, behave: clerk, perMinute: steps, next },
          { people: staff, behave: payFees, perMinute: feesPerMinute, next },
          { people: staff, behave: answerComplaints(patienceMs), perMinute: feesPerMinute, next },
          { people: staff, behave: answerDemands(patienceMs), perMinute: feesPerMinute, next },
          { people: staff, behave: answerChats(patienceMs), perMinute: chatsPerMinute, next },
        ]
      : []),
    ...(readers.length > 0
      ? [
          { people: readers, behave: judgeComplaints(), perMinute: feesPerMinute, next },
          { people: readers, behave: judgeRegistrations(), perMinute: feesPerMinute, next },
        ]
      : []),
    ...(keepers.length > 0
      ? [{ people: keepers, behave: judgeProposals(), perMinute: feesPerMinute, next }]
      : []),
  ];
  return { rate, habits };
}

/** Refusals that are about who asks, not about what. */
const nobody: (string | undefined)[] = ['wrong_credentials', 'permission_denied', 'store_inactive'];

const wait = (ms: number, stop: AbortSignal): Promise<void> =>
  pause(Math.max(ms, shortestWaitMs), undefined, { signal: stop }).catch(() => {});
