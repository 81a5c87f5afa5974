import type { Db, Tx } from '../../platform/db/handle.ts';

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

export async function kindsOfActs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('operator_acts').select('act').distinct().execute();
  return rows.map((row) => row.act);
}
