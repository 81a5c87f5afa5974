import { id } from '@marketplace/contract/fields';
import type { ActsQuery } from '@marketplace/contract/ops-operators';
import { z } from 'zod';
import { type Actor, whoActs } from '../../platform/acting.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { followingPage } from '../../platform/pages.ts';
import { insertAct, kindsOfActs, readActs } from './acts.sql.ts';

/** What an act was about. `before` and `after` are what it changed; nothing of a secret belongs in here. */
type About = {
  store_id?: string | null;
  before?: unknown;
  after?: unknown;
  [detail: string]: unknown;
};

/** What operators do, and what sellers do to people and permissions, in the transaction of the act, with who did it. */
export function recordAct(db: Tx, act: string, about: About): Promise<void> {
  const { store_id = null, before, after, ...details } = about;
  const who = whoActs();
  return insertAct(db, {
    act,
    operator_id: who && 'operator_id' in who ? who.operator_id : null,
    by_user_id: who && 'user_id' in who ? who.user_id : null,
    store_id,
    before: before ?? null,
    after: after ?? null,
    details: { ...details, ...programOf(who) },
  });
}

/** Of a key whoever made it stands beside it. */
function programOf(who: Actor | undefined): { by?: string } {
  if (who && 'program' in who) return { by: who.program };
  return who && 'user_id' in who && who.api_key_id ? { by: `api_key ${who.api_key_id}` } : {};
}

/** The kinds of acts that have ever been done here. */
export const actsOnRecord = (db: Db): Promise<string[]> => kindsOfActs(db);

/** The newest first, behind the last one that was seen. */
export function listActs(db: Db, query: ActsQuery) {
  return followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readActs(db, query, behind?.[0], limit),
    (act) => [act.id],
  );
}
