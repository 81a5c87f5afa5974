import type { Tx } from '../../../platform/db/handle.ts';
import { emails } from '../../../platform/outbox/emails.ts';
import { sendAllLater } from '../../../platform/outbox/send-later.ts';
import { whatsappMessages } from '../../../platform/outbox/whatsapp-messages.ts';
import { readDevices } from '../record/devices.sql.ts';
import { type Bundle, beginningOf, bundlesOf } from './bundle.ts';
import { fcmMessages, type PushPayload, webPushMessages } from './push-messages.ts';
import { readStoreContact, type ToPush, takeRoom } from './to-push.sql.ts';
import { type Available, newsForMs, type Wanting, wantedBy, whoWants } from './wanting.service.ts';

type ToPerson<Payload> = { user_id: string; target: string; payload: Payload };

const about = 'notification';

/** Writes to the outbox what the people of a store want to hear of what is new in it, each in their way. */
export async function handOn(
  db: Tx,
  store_id: string,
  fresh: readonly ToPush[],
  available: Available,
): Promise<void> {
  const wanting = await whoWants(db, store_id, fresh);
  const contact = await readStoreContact(db, store_id);
  const store = { store_id, ...contact };
  // The ways that are counted come first, person by person: their rows are locked before any target's.
  const byWhatsapp = available.whatsapp ? await whatsappsTo(db, wanting, store) : [];
  const letters = available.email && store.email ? await lettersTo(db, wanting, store) : [];
  await pushTo(db, wanting, store);
  await sendAllLater(db, whatsappMessages, { about, messages: byWhatsapp });
  await sendAllLater(db, emails, { store_id, about, messages: letters });
}

type Store = { store_id: string; name: string; email: string | null };

/** What is asked again right before it goes out, and until when that makes sense. */
const newsOf = ({ store_id }: Store, user_ids: string[], { told }: Bundle) => ({
  regards: { store_id, user_ids, told: told.map(({ category, number }) => ({ category, number })) },
  until: new Date(
    Math.max(...told.map(({ created_at }) => Date.parse(created_at))) + newsForMs,
  ).toISOString(),
});

async function pushTo(db: Tx, wanting: readonly Wanting<ToPush>[], store: Store): Promise<void> {
  const devices = await readDevices(
    db,
    wanting.map(({ receiver }) => receiver.user_id),
  );
  const toBrowsers: ToPerson<PushPayload>[] = [];
  const toApps: ToPerson<PushPayload>[] = [];
  for (const each of wanting) {
    const { user_id } = each.receiver;
    const own = devices.filter((device) => device.user_id === user_id);
    if (own.length === 0) continue;
    for (const bundle of bundlesOf(wantedBy('push', each))) {
      const { notification_id, title, text, path, tag } = bundle;
      const payload = {
        ...newsOf(store, [user_id], bundle),
        ...{ user_id, path, tag },
        ...(notification_id && { notification_id }),
        title: beginningOf(title, 300),
        text: `${beginningOf(text, 700)}\n${beginningOf(store.name, 200)}`,
      };
      for (const { channel, address } of own)
        (channel === 'fcm' ? toApps : toBrowsers).push({ user_id, target: address, payload });
    }
  }
  await sendAllLater(db, fcmMessages, { about, messages: toApps });
  await sendAllLater(db, webPushMessages, { about, messages: toBrowsers });
}

async function whatsappsTo(db: Tx, wanting: readonly Wanting<ToPush>[], store: Store) {
  const messages = [];
  for (const each of wanting) {
    const { user_id, phone_number: target } = each.receiver;
    for (const bundle of await withRoom(db, user_id, bundlesOf(wantedBy('whatsapp', each)))) {
      const title = beginningOf(bundle.title, 200);
      const text = `${beginningOf(bundle.text, 390)} (${beginningOf(store.name, 200)})`;
      messages.push({
        ...{ user_id, target },
        payload: { title, text, ...newsOf(store, [user_id], bundle) },
      });
    }
  }
  return messages;
}

/** The address is the store's: however many of its people want it, one letter comes. */
async function lettersTo(db: Tx, wanting: readonly Wanting<ToPush>[], store: Store) {
  const user_ids: string[] = [];
  const wanted = new Set<ToPush>();
  for (const each of wanting) {
    const own = wantedBy('email', each);
    if ((await withRoom(db, each.receiver.user_id, bundlesOf(own))).length === 0) continue;
    user_ids.push(each.receiver.user_id);
    for (const told of own) wanted.add(told);
  }
  return bundlesOf([...wanted]).map((bundle) => ({
    target: store.email ?? '',
    payload: {
      subject: beginningOf(`${bundle.title} - ${store.name}`, 200),
      text: beginningOf(`${bundle.title}\n${bundle.text}\n${store.name}`, 8_000),
      ...newsOf(store, user_ids, bundle),
    },
  }));
}

const withRoom = async (db: Tx, user_id: string, bundles: readonly Bundle[]) =>
  bundles.length === 0 ? [] : bundles.slice(0, await takeRoom(db, user_id, bundles.length));
