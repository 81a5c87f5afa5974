import type { DeadQuery, OutboxMessage } from '@marketplace/contract/ops-outbox';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../platform/pages.ts';

export type MessageRow = {
  id: string;
  store_id: string;
  channel: string;
  target: string;
  about: string;
  state: OutboxMessage['state'];
  attempt: number;
  last_error: string | null;
  created_at: string;
  ended_at: string | null;
};

const columns = sql`id, store_id, channel, target, about, state, attempt, last_error, created_at, ended_at`;

export const readDead = (
  db: Db,
  { channel }: DeadQuery,
  behind: readonly [ended: string, id: string] | undefined,
  limit: number,
) =>
  rowsOf<MessageRow & { ended: string }>(
    db,
    sql`select ${columns}, ${microseconds(sql`ended_at`)} as ended from outbox where state = 'DEAD'
          ${channel ? sql`and channel = ${channel}` : sql``}
          ${behind ? sql`and (ended_at, id) < (${atMicroseconds(behind[0])}, ${behind[1]}::uuid)` : sql``}
        order by ended_at desc, id desc limit ${limit}::int`,
  );

export const findMessage = (db: Db, message_id: string) =>
  firstOf(db, sql`select ${columns} from outbox where id = ${message_id}::uuid`);

/** None where it was not given up. */
export const revive = (db: Tx, { store_id, id }: MessageRow) =>
  firstOf(
    db,
    sql`update outbox set state = 'WAITING', ended_at = null, attempt = 0, due_at = now(), expires_at = null
        where store_id = ${store_id}::bigint and id = ${id}::uuid and state = 'DEAD'
        returning ${columns}`,
  );

async function firstOf(db: Db, statement: Sql): Promise<MessageRow | undefined> {
  const [row] = await rowsOf<MessageRow>(db, statement);
  return row;
}
