import {
  areaOfCategory,
  type NotificationCategory,
  type NotificationWay,
} from '@marketplace/contract/notification-words';
import type { Db } from '../../../platform/db/handle.ts';
import type { Regards } from '../../../platform/notifications/regards.ts';
import { readUnreadOf } from '../record/read-marks.sql.ts';
import { isQuiet } from '../settings/quiet-hours.ts';
import { type Receiver, readReceivers } from './to-push.sql.ts';

export type Told = { category: NotificationCategory; number: string };
export type DeviceWay = Exclude<NotificationWay, 'screen'>;

/** The ways that this server has what sends them. */
export type Available = { whatsapp: boolean; email: boolean };

/** Somebody who may see it, is not to be left alone now and has not read it. */
export type Wanting<T extends Told> = { receiver: Receiver; unread: T[] };

/** Nobody was there to hand it on, or to take it, for as long: it is no news any more. */
export const newsForMs = 6 * 3_600_000;

export const isFresh = (until: string | undefined): boolean =>
  until === undefined || Date.parse(until) > Date.now();

/** The same question when a message is written and right before it goes out: in between, hours may pass. */
export async function whoWants<T extends Told>(
  db: Db,
  store_id: string,
  told: readonly T[],
  user_ids?: readonly string[],
): Promise<Wanting<T>[]> {
  const at = new Date().toISOString();
  const awake = (await readReceivers(db, store_id, user_ids))
    // What comes in quiet hours is for the morning.
    .filter((receiver) => !isQuiet(receiver, receiver.time_zone, at));
  if (awake.length === 0 || told.length === 0) return [];
  const unread = await readUnreadOf(
    db,
    store_id,
    awake.map(({ user_id }) => user_id),
    told,
  );
  const keyOf = (user_id: string, { category, number }: Told) => `${user_id}.${category}.${number}`;
  const open = new Set(unread.map((each) => keyOf(each.user_id, each)));
  return awake.map((receiver) => ({
    receiver,
    unread: told.filter(
      (each) =>
        receiver[areaOfCategory[each.category]] !== 'NONE' &&
        open.has(keyOf(receiver.user_id, each)),
    ),
  }));
}

const isOn: Record<DeviceWay, (receiver: Receiver, category: NotificationCategory) => boolean> = {
  push: ({ not_pushed }, category) => !not_pushed.includes(category),
  whatsapp: ({ by_whatsapp }, category) => by_whatsapp.includes(category),
  email: ({ by_email }, category) => by_email.includes(category),
};

export const wantedBy = <T extends Told>(way: DeviceWay, { receiver, unread }: Wanting<T>): T[] =>
  unread.filter(({ category }) => isOn[way](receiver, category));

/** Whether anybody of those that a message was written for still wants any of it. */
export async function isStillWanted(
  db: Db,
  way: DeviceWay,
  { store_id, user_ids, told }: Regards,
): Promise<boolean> {
  const wanting = await whoWants(db, store_id, told, user_ids);
  return wanting.some((each) => wantedBy(way, each).length > 0);
}
