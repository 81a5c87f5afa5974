import { CompiledQuery } from 'kysely';
import type { Db as BossDatabase } from 'pg-boss';
import type { Database } from '../db/handle.ts';

/** pg-boss on the product's own connections, whichever database that is. */
export const bossDatabase = ({ db, runScript }: Database): BossDatabase => ({
  executeSql: async (text, values = []) => {
    // It begins and ends a transaction by itself, in several statements, and has no values.
    if (/^\s*begin;/i.test(text)) {
      await runScript(text);
      return { rows: [] };
    }
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
