import { openAsBlob } from 'node:fs';
import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { madeDatabases } from '../embedded-world.ts';
import type { Shape } from './shape.ts';

/** How the kinds of types arrive in TypeScript: `platform/db/column-types.ts`, and the drivers' own ways. */
const kinds: Record<string, string> = {
  bool: 'boolean',
  bytea: 'bytes',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  name: 'string',
  numeric: 'number',
  oid: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  void: 'string',
  xid8: 'string',
};

type TypeRow = { oid: number; name: string; item: string | null; labels: string[] | null };
type OriginRow = { table: number; column: number; name: string; is_nullable: boolean };

/** A migrated database that prepares statements without running them. */
export async function openDescriber() {
  const { installation } = await madeDatabases();
  const pglite = await PGlite.create({
    loadDataDir: await openAsBlob(installation),
    extensions: { pg_trgm, btree_gin },
  });
  const types = await pglite.query<TypeRow>(`
    select t.oid::int as oid, t.typname::text as name, i.typname::text as item,
      (select array_agg(enumlabel::text) from pg_enum e where e.enumtypid = coalesce(i.oid, t.oid)) as labels
    from pg_type t left join pg_type i on i.oid = t.typelem and t.typcategory = 'A'`);
  const origins = await pglite.query<OriginRow>(`
    select attrelid::int as table, attnum::int as column, attname::text as name, not attnotnull as is_nullable
    from pg_attribute join pg_class c on c.oid = attrelid and c.relkind in ('r', 'p')
    where attnum > 0`);
  const typeOf = new Map(types.rows.map((row) => [row.oid, row]));
  const originOf = new Map(origins.rows.map((row) => [`${row.table}.${row.column}`, row]));

  /** What a row of a statement is. A column that is one of a table may be null where that may. */
  const describe = async (text: string): Promise<Shape> => {
    const { parse, describe, sync } = protocol.serialize;
    const { messages } = await pglite.execProtocol(
      Buffer.concat([parse({ text }), describe({ type: 'S' }), sync()]),
    );
    const row = messages.find(
      (message) => message instanceof protocol.messages.RowDescriptionMessage,
    );
    const fields = (row?.fields ?? []).map(({ name, dataTypeID, tableID, columnID }) => {
      const type = typeOf.get(dataTypeID);
      if (!type) throw new Error(`${name} has the unknown type ${dataTypeID}`);
      const origin = originOf.get(`${tableID}.${columnID}`);
      const shape = shapeOf(type);
      // Where a statement asks for it, the others are left out.
      const isAsked = text.includes(`${origin?.name} is not null`);
      if (origin?.is_nullable && !isAsked) shape.kinds.push('null');
      return [name, shape] as const;
    });
    return { kinds: ['object'], fields: Object.fromEntries(fields) };
  };
  return { describe, close: () => pglite.close() };
}

/** Of JSON the type says nothing: only what was seen does. */
function shapeOf({ name, item, labels }: TypeRow): Shape {
  if (item) return { kinds: ['array'], items: shapeOf({ oid: 0, name: item, item: null, labels }) };
  if (labels) return { kinds: ['string'], texts: labels };
  if (name === 'json' || name === 'jsonb') return { kinds: [] };
  const kind = kinds[name];
  if (!kind) throw new Error(`how does the type ${name} arrive?`);
  return { kinds: [kind] };
}
