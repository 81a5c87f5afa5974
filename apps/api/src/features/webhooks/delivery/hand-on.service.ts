import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { readPlaces, readStretches } from '../../../platform/events/event-log.ts';
import { insertDeliveries, type NewDelivery } from '../record/new-deliveries.sql.ts';
import { sendDeliveries } from '../record/webhook-channel.ts';
import { addMissed, type Listening, movePlace, readListening, takePlaces } from './places.sql.ts';
import { type ToTell, toTell } from './webhook-bodies.ts';

/** Of an area of a store at once. */
const most = 200;

/**
 * Turns the next events of a store into deliveries, behind where that has come to: who wrote them has waited for nothing.
 * Killed in the middle, it has done nothing or all. Answers with how many events it took.
 */
export const handOnStore = (db: Db, store_id: string): Promise<number> =>
  inTransaction(db, async (db) => {
    const places = await takePlaces(db, store_id);
    const { [store_id]: reached = {} } = await readPlaces(db, `{${store_id}}`);
    const stretches = places.flatMap(({ area, last }) => {
      const to = Math.min(reached[area] ?? 0, last + most);
      return to > last ? [{ store_id, area, after: last, to }] : [];
    });
    if (stretches.length === 0) return 0;
    const events = await readStretches(db, stretches);
    const listening = await readListening(db, store_id);
    // By their numbers: what is about one thing stands in one area, and a transaction that began first may have come second.
    const news = events.flatMap((event) => {
      const told = toTell(event);
      return told ? [{ ...told, at: event.created_at }] : [];
    });
    for (const webhook of listening) await tell(db, store_id, webhook, news);
    for (const { area, to } of stretches) await movePlace(db, store_id, { area, last: to });
    return stretches.reduce((sum, { after, to }) => sum + to - after, 0);
  });

async function tell(
  db: Tx,
  store_id: string,
  { id: webhook_id, events, state, created_at, is_full }: Listening,
  news: readonly (ToTell & { at: string })[],
): Promise<void> {
  const wanted = news.filter(
    ({ event, at }) => events.includes(event) && Date.parse(at) >= Date.parse(created_at),
  );
  if (wanted.length === 0) return;
  if (is_full) return addMissed(db, store_id, webhook_id, wanted.length);
  const deliveries: NewDelivery[] = wanted.map(({ event, about, body }) => ({
    ...{ id: randomUUID(), webhook_id, event, about, body },
  }));
  await insertDeliveries(db, store_id, deliveries);
  if (state === 'ACTIVE') await sendDeliveries(db, store_id, deliveries);
}
