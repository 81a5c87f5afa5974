import type { Notification } from '@marketplace/contract/notification';
import {
  type NotificationCategory,
  notificationCategories,
  notificationId,
} from '@marketplace/contract/notification-words';
import type {
  NotificationListQuery,
  NotificationReadBody,
  UnreadNotifications,
} from '@marketplace/contract/notifications';
import { z } from 'zod';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { followingPage, momentKey } from '../../platform/pages.ts';
import type { Permissions } from '../../platform/permissions.ts';
import {
  countUnread,
  type NotificationRecord,
  readNotifications,
} from './record/notification-list.sql.ts';
import {
  insertReads,
  raiseMark,
  readLatestUntil,
  readUnreadOfRoom,
  readWhole,
  type Shelf,
} from './record/read-marks.sql.ts';
import { visibleStores } from './record/visible-stores.ts';
import { offScreenOf } from './settings/settings.sql.ts';

/** Who begins in a store, and who leaves it. */
export { forgetReader, markAllOfStore } from './record/read-marks.sql.ts';

const digits = z.string().regex(/^\d{1,18}$/);
const listKey = z.tuple([momentKey, digits, z.enum(notificationCategories), digits]);

export async function listNotifications(
  db: Db,
  { user_id }: Caller,
  permissions: Permissions,
  query: NotificationListQuery,
) {
  const { store_id, category, is_unread: isUnread } = query;
  const offScreen = category ? [] : await offScreenOf(db, user_id);
  const visible = visibleStores(permissions, { store_id, category }, offScreen);
  const { data, next } = await followingPage(
    query,
    listKey,
    (behind, limit) => readNotifications(db, user_id, visible, behind, { isUnread, limit }),
    ({ at, store_id, category, number }) => [at, store_id, category, number],
  );
  return { data: data.map(shown), next };
}

const shown = ({ number, at: _at, ...row }: NotificationRecord): Notification => ({
  ...row,
  id: notificationId(row.store_id, row.category, number),
});

export async function unreadNotifications(
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  permissions: Permissions,
): Promise<UnreadNotifications> {
  const visible = visibleStores(permissions, {}, await offScreenOf(db, user_id));
  const counted = await countUnread(db, user_id, visible);
  const categories = [...new Set(visible.categories)].map((category) => ({
    category,
    unread: counted.find((each) => each.category === category)?.unread ?? 0,
  }));
  return { total: categories.reduce((sum, { unread }) => sum + unread, 0), categories };
}

export async function readThese(
  db: Db,
  who: Caller,
  permissions: Permissions,
  body: NotificationReadBody,
): Promise<UnreadNotifications> {
  await inTransaction(db, (db) =>
    body.until
      ? readAllUntil(db, who, permissions, { ...body, until: body.until })
      : readSome(db, who, permissions, body.ids ?? []),
  );
  return unreadNotifications(db, who, permissions);
}

type Until = {
  until: string;
  store_id?: string | undefined;
  category?: NotificationCategory | undefined;
};

async function readAllUntil(
  db: Db,
  { user_id }: Caller,
  permissions: Permissions,
  { until, ...asked }: Until,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const offScreen = asked.category ? [] : await offScreenOf(db, user_id);
    const visible = visibleStores(permissions, asked, offScreen);
    const latest = await readLatestUntil(db, user_id, visible, until);
    for (const shelf of inOrder(latest)) await raiseMark(db, user_id, shelf, shelf.number);
  });
}

/** Two devices that read the same go from store to store in the same order. */
const inOrder = <S extends Shelf>(shelves: readonly S[]): S[] =>
  [...shelves].sort(
    (one, other) =>
      Number(BigInt(one.store_id) - BigInt(other.store_id)) ||
      one.category.localeCompare(other.category),
  );

async function readSome(
  db: Db,
  { user_id }: Caller,
  permissions: Permissions,
  ids: readonly string[],
): Promise<void> {
  const shelves = new Map<string, Shelf & { numbers: string[] }>();
  for (const id of ids) {
    const [store_id = '', category, number = ''] = id.split('.') as [
      string,
      NotificationCategory,
      string,
    ];
    if (!visibleStores(permissions, { category }).store_ids.includes(store_id)) continue;
    const key = `${store_id}.${category}`;
    const shelf = shelves.get(key) ?? { store_id, category, numbers: [] };
    shelf.numbers.push(number);
    shelves.set(key, shelf);
  }
  await inTransaction(db, async (db) => {
    for (const { numbers, ...shelf } of inOrder([...shelves.values()]))
      await readNumbers(db, user_id, shelf, numbers);
  });
}

async function readNumbers(
  db: Tx,
  user_id: string,
  shelf: Shelf,
  numbers: readonly string[],
): Promise<void> {
  await insertReads(db, user_id, shelf, numbers);
  const read_to = await readWhole(db, user_id, shelf);
  if (read_to && read_to !== '0') await raiseMark(db, user_id, shelf, read_to);
}

/** Whoever reads a room of chat has read what told of it. */
export async function readOfRoom(
  db: Tx,
  user_id: string,
  store_id: string,
  path: string,
): Promise<void> {
  const numbers = await readUnreadOfRoom(db, user_id, store_id, path);
  if (numbers.length > 0) await readNumbers(db, user_id, { store_id, category: 'CHAT' }, numbers);
}
