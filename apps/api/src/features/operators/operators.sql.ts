import type { Tx } from '../../platform/db/handle.ts';

export function insertOperator(db: Tx, name: string, token_hash: Uint8Array) {
  return db
    .insertInto('operators')
    .values({ name, token_hash })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function insertAct(
  db: Tx,
  act: string,
  details: Record<string, unknown>,
): Promise<void> {
  await db
    .insertInto('operator_acts')
    .values({ act, details: JSON.stringify(details) })
    .execute();
}
