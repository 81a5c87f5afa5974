import { openAsBlob } from 'node:fs';
import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { madeDatabases } from '../embedded-world.ts';
import type { Preparer } from './described-statements.ts';

/** On a copy of what the tests on the embedded database begin from. */
export async function openEmbedded(): Promise<Preparer> {
  const { installation } = await madeDatabases();
  const pglite = await PGlite.create({
    loadDataDir: await openAsBlob(installation),
    extensions: { pg_trgm, btree_gin },
  });
  return {
    prepare: async (text) => {
      const { parse, describe, sync } = protocol.serialize;
      const { messages } = await pglite.execProtocol(
        Buffer.concat([parse({ text }), describe({ type: 'S' }), sync()]),
      );
      const row = messages.find(
        (message) => message instanceof protocol.messages.RowDescriptionMessage,
      );
      return row?.fields ?? [];
    },
    query: async <Row>(text: string) => (await pglite.query<Row>(text)).rows,
    close: () => pglite.close(),
  };
}
