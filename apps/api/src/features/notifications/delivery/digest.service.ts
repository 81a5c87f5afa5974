import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { dayIn, wallTime } from '../../../platform/indonesian-time.ts';
import { emails } from '../../../platform/outbox/emails.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { whatsappMessages } from '../../../platform/outbox/whatsapp-messages.ts';
import { permissionsNow } from '../../../platform/permissions.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { unreadNotifications } from '../notifications.service.ts';
import { readDevices } from '../record/devices.sql.ts';
import { isQuiet } from '../settings/quiet-hours.ts';
import { beginningOf } from './bundle.ts';
import {
  type DigestReader,
  readDigestReaders,
  readStoresOf,
  readWaiting,
  type StoreOfReader,
  takeDigest,
  takeStoreDigest,
  type Waiting,
} from './digest.sql.ts';
import { fcmMessages, webPushMessages } from './push-messages.ts';
import type { Available } from './wanting.service.ts';

/** From seven; a server that was away all morning says nothing at noon. */
const fromHour = 7;
const untilHour = 11;
const batch = 200;

/** What waits, in one message a morning to each who wants it; in their quiet hours it waits, too. */
export async function sendDigests(
  db: Db,
  signal: AbortSignal,
  available: Available,
  now = new Date().toISOString(),
): Promise<number> {
  const { attempt, sum } = attempts('telling somebody of a morning');
  let behind = '0';
  let readers: DigestReader[];
  do {
    readers = await readDigestReaders(db, behind, batch);
    for (const reader of readers) {
      if (signal.aborted) return sum();
      const hour = wallTime(now, reader.time_zone).getUTCHours();
      const day = dayIn(now, reader.time_zone);
      const isMorning = hour >= fromHour && hour < untilHour;
      if (!isMorning || reader.digested_on === day || isQuiet(reader, reader.time_zone, now))
        continue;
      await attempt(async () =>
        (await inTransaction(db, (db) => digestOf(db, reader.user_id, day, available))) ? 1 : 0,
      );
    }
    behind = readers.at(-1)?.user_id ?? behind;
  } while (readers.length === batch);
  return sum();
}

async function digestOf(
  db: Tx,
  user_id: string,
  day: string,
  available: Available,
): Promise<boolean> {
  const stores = await readStoresOf(db, user_id);
  const { total } = await unreadNotifications(db, { user_id }, await permissionsNow(db, user_id));
  const text = digestText(await waitingIn(db, stores), total);
  // Taken last: whoever reads settings of theirs meanwhile is not held up.
  const taken = await takeDigest(db, user_id, day);
  if (!taken || stores.length === 0 || text === undefined) return false;
  const ways = taken.digest;
  if (ways.includes('push')) await pushDigest(db, { user_id, day, text });
  const phone_number = stores[0]?.phone_number;
  if (available.whatsapp && ways.includes('whatsapp') && phone_number)
    await sendLater(db, whatsappMessages, {
      ...{ user_id, target: phone_number, about, payload: { title, text } },
    });
  if (available.email && ways.includes('email')) await mailDigests(db, stores, day);
  return true;
}

function waitingIn(db: Tx, stores: readonly StoreOfReader[]): Promise<Waiting> {
  const seeing = (area: 'order' | 'inventory') =>
    stores.filter((store) => store[area] !== 'NONE').map(({ store_id }) => store_id);
  return readWaiting(db, { order: seeing('order'), inventory: seeing('inventory') });
}

const about = 'notification.digest';
const title = 'Pagi ini di toko Anda';

/** Nothing where nothing waits: a morning without news needs no message. */
function digestText(waiting: Waiting, unread: number): string | undefined {
  const { new_orders, overdue, complaints, scarce } = waiting;
  const parts = [
    ...(new_orders > 0 ? [`${new_orders} pesanan baru`] : []),
    ...(overdue > 0 ? [`${overdue} segera lewat batas waktu`] : []),
    ...(complaints > 0 ? [`${complaints} komplain`] : []),
    ...(scarce > 0 ? [`${scarce} produk habis atau hampir habis`] : []),
    ...(unread > 0 ? [`${unread} notifikasi belum dibaca`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}

type Digest = { user_id: string; day: string; text: string };

async function pushDigest(db: Tx, { user_id, day, text }: Digest): Promise<void> {
  const payload = { user_id, title, text, path: '/seller', tag: `digest.${day}` };
  for (const { channel, address } of await readDevices(db, [user_id]))
    await sendLater(db, channel === 'fcm' ? fcmMessages : webPushMessages, {
      ...{ user_id, target: address, about, payload },
    });
}

/**
 * The addresses are the stores': each is told of its own store alone, for those who manage it, once however many of them ask,
 * and nothing of what one person has read.
 */
async function mailDigests(db: Tx, stores: readonly StoreOfReader[], day: string): Promise<void> {
  for (const store of stores) {
    const { store_id, name, email } = store;
    if (!email || store.store !== 'MANAGE') continue;
    const text = digestText(await waitingIn(db, [store]), 0);
    if (text === undefined || !(await takeStoreDigest(db, store_id, day))) continue;
    const subject = beginningOf(`Pagi ini di ${name}`, 200);
    await sendLater(db, emails, { store_id, target: email, about, payload: { subject, text } });
  }
}
