import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { columnParsers } from './column-types.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './handle.ts';
import { PGliteDriver } from './pglite-driver.ts';
import type { Tables } from './tables.gen.ts';

/** `dataDir` undefined keeps everything in memory; `dump` is what another one's `dump` gave. */
type Options = { dataDir?: string; dump?: Blob };

type EmbeddedDatabase = Database & {
  /** The whole data folder as one file, for `dump` of another. */
  dump: () => Promise<Blob>;
};

export async function openPGlite({ dataDir, dump }: Options): Promise<EmbeddedDatabase> {
  const unlock = dataDir ? await lockDataDir(dataDir) : undefined;
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir: `${dataDir}/pglite` }),
    ...(dump && { loadDataDir: dump }),
    extensions: { pg_trgm, btree_gin },
    parsers: columnParsers,
  });
  await pglite.exec("set time zone 'UTC'");

  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PGliteDriver(pglite),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  // It waits for its turn, or it would run inside, and end, a transaction that is open.
  const runScript = (sql: string) =>
    db.connection().execute(async () => {
      try {
        await pglite.exec(sql);
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
      // PGlite learns what an array of a type looks like when it is opened, before a script makes one.
      await pglite.refreshArrayTypes();
    });

  return {
    db,
    aside: db,
    runScript,
    runTogether: (statements) => runScript(['begin', ...statements, 'commit'].join(';\n')),
    withMigrationLock: (work) => work(),
    copyIn: async (table, columns, chunks) => {
      const blob = new Blob([...chunks]);
      await pglite.query(`copy ${table} (${columns.join(', ')}) from '/dev/blob'`, [], { blob });
    },
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await pglite.close();
      await unlock?.();
    },
  };
}
