import type { PushSubscription } from '@marketplace/contract/push';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { isOutside } from '../../../platform/push/outside-address.ts';
import { deleteSubscription, upsertSubscription } from '../record/devices.sql.ts';
import { changeSettings } from '../settings/settings.sql.ts';

const done = { done: true as const };

/** Who subscribes has said yes, on whichever screen; a renewal is no answer, and takes no no back. */
export async function subscribe(
  db: Db,
  who: Caller,
  { is_renewal, ...subscription }: PushSubscription,
  internalHosts: readonly string[],
) {
  if (!isOutside(subscription.endpoint, internalHosts))
    fail('validation_failed', { endpoint: 'invalid' });
  await inTransaction(db, async (db) => {
    await upsertSubscription(db, who, subscription);
    if (!is_renewal) await changeSettings(db, who.user_id, { push_question: 'ACCEPTED' });
  });
  return done;
}

export async function unsubscribe(db: Db, who: Caller, endpoint: string) {
  await inTransaction(db, (db) => deleteSubscription(db, who, endpoint));
  return done;
}
