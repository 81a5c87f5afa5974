import type { AwayMessage, QuickReply } from '@marketplace/contract/chat-templates';
import { type ChatSide, mostReplies } from '@marketplace/contract/chat-words';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { hasOpeningHours } from '../../stores/opening/open-hours.service.ts';
import { type AwayRow, lockAway, readAway, writeAway } from './away.sql.ts';
import {
  deleteReply,
  findSameReply,
  insertReply,
  lockReplies,
  readBaseQuestions,
  readReplies,
  updateReply,
} from './quick-replies.sql.ts';

type OfStore = { store_id: string };

export const showBaseQuestions = async (db: Db, { side }: { side: ChatSide }) => ({
  questions: await readBaseQuestions(db, side),
});

export const listReplies = async (db: Db, scope: StoreScope, { store_id }: OfStore) => ({
  replies: await readReplies(db, storeIn(scope, store_id)),
});

type ReplyBody = OfStore & {
  reply_id?: string | undefined;
  version?: number | undefined;
  title: string;
  text: string;
};

export const saveReply = (
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { store_id, reply_id, version, title, text }: ReplyBody,
): Promise<{ reply: QuickReply }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await refuseInactive(db, scope);
    await lockReplies(db, store);
    const known = await readReplies(db, store);
    const words = { title, text };
    if (reply_id)
      return { reply: await changeReply(db, store, known, { reply_id, version, words }) };
    const payload_hash = payloadHash(words);
    const same = await findSameReply(db, store, user_id, payload_hash);
    if (same) return { reply: same };
    if (known.length >= mostReplies) fail('quick_replies_too_many');
    return { reply: await insertReply(db, store, { ...words, user_id, payload_hash }) };
  });

type Change = {
  reply_id: string;
  version: number | undefined;
  words: { title: string; text: string };
};

async function changeReply(
  db: Tx,
  store: OneStore,
  known: readonly QuickReply[],
  { reply_id, version, words }: Change,
): Promise<QuickReply> {
  const before = known.find((each) => each.reply_id === reply_id) ?? fail('quick_reply_not_found');
  if (before.title === words.title && before.text === words.text) return before;
  if (before.version !== version) fail('quick_reply_conflict');
  return updateReply(db, store, reply_id, words);
}

export const removeReply = (
  db: Db,
  scope: StoreScope,
  { store_id, reply_id }: OfStore & { reply_id: string },
): Promise<{ done: true }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await refuseInactive(db, scope);
    await lockReplies(db, store);
    await deleteReply(db, store, reply_id);
    return { done: true };
  });

/** What stands there before anybody has written anything. */
const unwritten: AwayRow = { is_on: false, text: '', version: 0 };

const shown = async (
  db: Db,
  { store_id }: OfStore,
  row: AwayRow,
): Promise<{ away: AwayMessage }> => ({
  away: { ...row, has_hours: await hasOpeningHours(db, store_id) },
});

export async function showAway(db: Db, scope: StoreScope, { store_id }: OfStore) {
  const store = storeIn(scope, store_id);
  return shown(db, store, (await readAway(db, store)) ?? unwritten);
}

export const saveAway = (
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { store_id, is_on, text, version }: OfStore & AwayRow,
): Promise<{ away: AwayMessage }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await refuseInactive(db, scope);
    await lockAway(db, store);
    const before = (await readAway(db, store)) ?? unwritten;
    if (before.is_on === is_on && before.text === text) return shown(db, store, before);
    if (before.version !== version) fail('away_message_conflict');
    return shown(db, store, await writeAway(db, store, user_id, { is_on, text }));
  });
