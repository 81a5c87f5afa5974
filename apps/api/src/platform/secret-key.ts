import type { Db } from './db/handle.ts';

/** The configured key, or the one of that name which the database has had since it was made. */
export function secretKey(configured: string | undefined, name: string) {
  let key: Uint8Array | undefined = configured ? Buffer.from(configured) : undefined;
  return async (db: Db): Promise<Uint8Array> => {
    key ??= await keptKey(db, name);
    return key;
  };
}

async function keptKey(db: Db, name: string): Promise<Uint8Array> {
  const { value } = await db
    .selectFrom('secrets')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirstOrThrow();
  return value;
}
