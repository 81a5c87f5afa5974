import { joinedOutside } from './outer-joins.ts';
import type { Shape } from './shape.ts';

/** A column of a statement, and the column of a table that it is, if it is one. */
export type Column = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** A migrated database that prepares statements without running them. */
export type Preparer = {
  prepare: (text: string) => Promise<readonly Column[]>;
  query: <Row>(text: string) => Promise<Row[]>;
  close: () => Promise<void>;
};

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
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  void: 'string',
  xid8: 'string',
};

type TypeRow = { oid: number; name: string; item: string | null; labels: string[] | null };
type OriginRow = {
  table: number;
  relation: string;
  column: number;
  name: string;
  is_nullable: boolean;
};

/** Says what a row of a statement is. A column that is one of a table may be null where that may, and any where a join may leave it out. */
export async function describer({ prepare, query }: Preparer) {
  const types = await query<TypeRow>(`
    select t.oid::int as oid, t.typname::text as name, i.typname::text as item,
      (select array_agg(enumlabel::text) from pg_enum e where e.enumtypid = coalesce(i.oid, t.oid)) as labels
    from pg_type t left join pg_type i on i.oid = t.typelem and t.typcategory = 'A'`);
  const origins = await query<OriginRow>(`
    select attrelid::int as table, c.relname::text as relation, attnum::int as column, attname::text as name, not attnotnull as is_nullable
    from pg_attribute join pg_class c on c.oid = attrelid and c.relkind in ('r', 'p')
    where attnum > 0`);
  const typeOf = new Map(types.map((row) => [row.oid, row]));
  const originOf = new Map(origins.map((row) => [`${row.table}.${row.column}`, row]));

  return async (text: string): Promise<Shape> => {
    const columns = await prepare(text);
    const isLeftOut = await joinedOutside(query, text);
    const fields = columns.map(({ name, dataTypeID, tableID, columnID }, index) => {
      const type = typeOf.get(dataTypeID);
      if (!type) throw new Error(`${name} has the unknown type ${dataTypeID}`);
      const origin = originOf.get(`${tableID}.${columnID}`);
      const shape = shapeOf(type);
      // Where a statement asks for it, the others are left out.
      const isAsked = text.includes(`${origin?.name} is not null`);
      const isNullable = origin?.is_nullable && !isAsked;
      if (isNullable || isLeftOut(index, origin?.relation)) shape.kinds.push('null');
      return [name, shape] as const;
    });
    return { kinds: ['object'], fields: Object.fromEntries(fields) };
  };
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
