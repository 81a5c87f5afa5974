import type { Db } from './db/handle.ts';

export type KeyFor = (db: Db) => Promise<Uint8Array>;

/** The configured key, or the one of that name which the database has had since it was made. */
export function secretKey(configured: string | undefined, name: string): KeyFor {
  let key: Uint8Array | undefined = configured ? Buffer.from(configured) : undefined;
  return async (db) => {
    key ??= await keptKey(db, name);
    return key;
  };
}

/** For what is sealed: what the database's own key has sealed before one was configured still opens. */
export const secretKeys = (
  configured: string | undefined,
  name: string,
): readonly [KeyFor, ...KeyFor[]] => {
  const own = secretKey(undefined, name);
  return configured ? [secretKey(configured, name), own] : [own];
};

async function keptKey(db: Db, name: string): Promise<Uint8Array> {
  const { value } = await db
    .selectFrom('secrets')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirstOrThrow();
  return value;
}
