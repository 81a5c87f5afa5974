import type { QuickReply } from '@marketplace/contract/chat-templates';
import type { ChatSide } from '@marketplace/contract/chat-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

const columns = sql`id as reply_id, title, text, version`;

export const readReplies = (db: Db, { store_id }: OneStore): Promise<QuickReply[]> =>
  rowsOf<QuickReply>(
    db,
    sql`select ${columns} from chat_quick_replies where store_id = ${store_id}::bigint order by lower(title), id`,
  );

/** What a store saves comes one after the other, so that each sees what there is. */
export async function lockReplies(db: Tx, { store_id }: OneStore): Promise<void> {
  const name = `quick replies of store ${store_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findSameReply(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  payload_hash: string,
): Promise<QuickReply | undefined> {
  const [row] = await rowsOf<QuickReply>(
    db,
    sql`select ${columns} from chat_quick_replies
        where store_id = ${store_id}::bigint and user_id = ${user_id}::bigint and payload_hash = ${payload_hash}
          and version = 1 order by id desc limit 1`,
  );
  return row;
}

type Words = { title: string; text: string };

export async function insertReply(
  db: Tx,
  { store_id }: OneStore,
  { title, text, user_id, payload_hash }: Words & { user_id: string; payload_hash: string },
): Promise<QuickReply> {
  const [row] = await rowsOf<QuickReply>(
    db,
    sql`insert into chat_quick_replies (store_id, title, text, user_id, payload_hash)
        values (${store_id}::bigint, ${title}, ${text}, ${user_id}::bigint, ${payload_hash}) returning ${columns}`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}

export async function updateReply(
  db: Tx,
  { store_id }: OneStore,
  reply_id: string,
  { title, text }: Words,
): Promise<QuickReply> {
  const [row] = await rowsOf<QuickReply>(
    db,
    sql`update chat_quick_replies set title = ${title}, text = ${text}, version = version + 1
        where store_id = ${store_id}::bigint and id = ${reply_id}::bigint returning ${columns}`,
  );
  if (!row) throw new Error('a reply that was locked is gone');
  return row;
}

export async function deleteReply(db: Tx, { store_id }: OneStore, reply_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`delete from chat_quick_replies where store_id = ${store_id}::bigint and id = ${reply_id}::bigint`,
  );
}

export const readBaseQuestions = (
  db: Db,
  side: ChatSide,
): Promise<{ question_id: string; text: string }[]> =>
  rowsOf<{ question_id: string; text: string }>(
    db,
    sql`select id as question_id, text from chat_base_questions where side = ${side}::chat_side order by position`,
  );
