import {
  type DigestWay,
  type NotificationWay,
  notificationCategories,
  notificationWays,
} from '@marketplace/contract/notification-words';
import type {
  NotificationSettings,
  NotificationSettingsBody,
} from '@marketplace/contract/notifications';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { countDevices } from '../record/devices.sql.ts';
import {
  changeSettings,
  columnOf,
  readSettings,
  readZone,
  type SettingsRow,
} from './settings.sql.ts';

/** What of a server stands behind the settings. */
export type Surroundings = {
  publicKey: (db: Db) => Promise<string>;
  available: { whatsapp: boolean; email: boolean };
};

export async function settingsOf(
  db: Db,
  { user_id }: Caller,
  { publicKey, available }: Surroundings,
): Promise<NotificationSettings> {
  const row = await readSettings(db, user_id);
  return {
    ways: notificationCategories.map((category) => ({
      category,
      ...(Object.fromEntries(
        notificationWays.map((way) => [way, isOn(row, way, category)]),
      ) as Record<(typeof notificationWays)[number], boolean>),
    })),
    quiet_from: row.quiet_from,
    quiet_to: row.quiet_to,
    time_zone: await readZone(db, user_id),
    digest: row.digest as DigestWay[],
    available,
    push: {
      public_key: await publicKey(db),
      question: row.push_question,
      devices: await countDevices(db, user_id),
    },
  };
}

const isOn = (
  row: SettingsRow,
  way: (typeof notificationWays)[number],
  category: string,
): boolean => row[columnOf[way].column].includes(category) === columnOf[way].isOn;

export async function saveSettings(
  db: Db,
  who: Caller,
  surroundings: Surroundings,
  body: NotificationSettingsBody,
): Promise<NotificationSettings> {
  const { available } = surroundings;
  const has = (way: NotificationWay) => way === 'screen' || way === 'push' || available[way];
  const change = {
    ...body,
    // What this server cannot send nobody is promised.
    ways: body.ways?.filter(({ way, is_on }) => !is_on || has(way)),
    digest: body.digest?.filter(has),
  };
  await inTransaction(db, (db) => changeSettings(db, who.user_id, change));
  return settingsOf(db, who, surroundings);
}
