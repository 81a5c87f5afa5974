import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { MemberScope } from '../../platform/store-scope.ts';
import { readUiState, upsertUiState } from './ui-states.sql.ts';

export async function uiState(db: Db, who: Caller, scope: MemberScope, page: string) {
  return { state: await readUiState(db, scope, who.user_id, page) };
}

export async function saveUiState(
  db: Db,
  who: Caller,
  scope: MemberScope,
  { page, state }: { page: string; state: Record<string, unknown> },
) {
  await inTransaction(db, (db) => upsertUiState(db, scope, who.user_id, page, state));
  return { state };
}
