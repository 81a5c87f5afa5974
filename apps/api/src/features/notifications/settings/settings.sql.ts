import type {
  NotificationCategory,
  NotificationWay,
} from '@marketplace/contract/notification-words';
import type { NotificationSettings } from '@marketplace/contract/notifications';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { identifier, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';

export type SettingsRow = {
  off_screen: string[];
  not_pushed: string[];
  by_whatsapp: string[];
  by_email: string[];
  quiet_from: string | null;
  quiet_to: string | null;
  digest: string[];
  push_question: NotificationSettings['push']['question'];
};

const usualSettings: SettingsRow = {
  off_screen: [],
  not_pushed: [],
  by_whatsapp: [],
  by_email: [],
  quiet_from: null,
  quiet_to: null,
  digest: [],
  push_question: 'UNASKED',
};

/** Where a way is kept, and whether naming a category there turns it on. */
export const columnOf = {
  screen: { column: 'off_screen', isOn: false },
  push: { column: 'not_pushed', isOn: false },
  whatsapp: { column: 'by_whatsapp', isOn: true },
  email: { column: 'by_email', isOn: true },
} as const satisfies Record<NotificationWay, { column: keyof SettingsRow; isOn: boolean }>;

export async function readSettings(db: Db, user_id: string): Promise<SettingsRow> {
  const [row] = await rowsOf<SettingsRow>(
    db,
    sql`select off_screen, not_pushed, by_whatsapp, by_email, quiet_from, quiet_to, digest, push_question
        from notification_settings where user_id = ${user_id}::bigint`,
  );
  return row ?? usualSettings;
}

export async function offScreenOf(db: Db, user_id: string): Promise<string[]> {
  const [row] = await rowsOf<{ off_screen: string[] }>(
    db,
    sql`select off_screen from notification_settings where user_id = ${user_id}::bigint`,
  );
  return row?.off_screen ?? [];
}

type Ways = readonly { category: NotificationCategory; way: NotificationWay; is_on: boolean }[];
export type SettingsChange = {
  ways?: Ways | undefined;
  quiet_hours?: { from: string; to: string } | null | undefined;
  digest?: readonly string[] | undefined;
  push_question?: string | undefined;
};

/** Each part by itself: two devices that change different parts both get what they asked for. */
export async function changeSettings(
  db: Tx,
  user_id: string,
  { ways = [], quiet_hours, digest, push_question }: SettingsChange,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into notification_settings (user_id) values (${user_id}::bigint) on conflict (user_id) do nothing`,
  );
  for (const { category, way, is_on } of ways) await setWay(db, user_id, { category, way, is_on });
  const changes: Sql[] = [
    ...(quiet_hours === undefined
      ? []
      : [
          sql`quiet_from = ${quiet_hours?.from ?? null}::text, quiet_to = ${quiet_hours?.to ?? null}::text`,
        ]),
    ...(digest === undefined ? [] : [sql`digest = ${[...new Set(digest)]}::text[]`]),
    // A no stays a no until the person turns it on themselves.
    ...(push_question === undefined ? [] : [sql`push_question = ${push_question}::push_question`]),
  ];
  if (changes.length === 0) return;
  await rowsOf(
    db,
    sql`update notification_settings set ${joined(changes, ', ')}, updated_at = now()
        where user_id = ${user_id}::bigint`,
  );
}

async function setWay(db: Tx, user_id: string, { category, way, is_on }: Ways[number]) {
  const { column, isOn } = columnOf[way];
  const named = identifier(column);
  const change =
    is_on === isOn
      ? sql`array_append(array_remove(${named}, ${category}::text), ${category}::text)`
      : sql`array_remove(${named}, ${category}::text)`;
  await rowsOf(
    db,
    sql`update notification_settings set ${named} = ${change}, updated_at = now()
        where user_id = ${user_id}::bigint`,
  );
}

/** The clock that a person's quiet hours are by: that of the store they have had longest. */
export async function readZone(db: Db, user_id: string): Promise<string> {
  const [row] = await rowsOf<{ time_zone: string }>(
    db,
    sql`select c.time_zone from store_permissions p join stores s on s.id = p.store_id join cities c on c.id = s.city_id
        where p.user_id = ${user_id}::bigint order by s.is_seller desc, s.id limit 1`,
  );
  return row?.time_zone ?? 'Asia/Jakarta';
}
