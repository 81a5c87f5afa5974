import { uuid } from '@marketplace/contract/fields';
import type { DeadQuery, OutboxMessage } from '@marketplace/contract/ops-outbox';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { makeDue } from '../../platform/outbox/outbox-rows.ts';
import { followingPage, momentKey } from '../../platform/pages.ts';
import { noStore } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { findMessage, type MessageRow, readDead, revive } from './outbox.sql.ts';

export async function listDead(db: Db, query: DeadQuery) {
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, uuid]),
    (behind, limit) => readDead(db, query, behind, limit),
    ({ ended, id }) => [ended, id],
  );
  return { data: data.map(shown), next };
}

export const resend = (db: Db, message_id: string): Promise<{ message: OutboxMessage }> =>
  inTransaction(db, async (db) => {
    const found = (await findMessage(db, message_id)) ?? fail('message_not_found');
    const revived = await revive(db, found);
    if (!revived) return { message: shown((await findMessage(db, message_id)) ?? found) };
    const { store_id, about, last_error: before } = found;
    await recordAct(db, 'outbox.resend', {
      store_id: ofStore(store_id),
      message_id,
      about,
      before,
    });
    await makeDue(db, revived);
    return { message: shown(revived) };
  });

const ofStore = (store_id: string) => (store_id === noStore ? null : store_id);

/** Whom a message is for is somebody's number as often as not. */
const masked = (target: string) => target.replace(/^\+?\d+(?=\d{4}$)/, '…');

const shown = ({ id, store_id, target, attempt, ...row }: MessageRow): OutboxMessage => ({
  message_id: id,
  store_id: ofStore(store_id),
  target: masked(target),
  attempts: attempt,
  ...row,
});
