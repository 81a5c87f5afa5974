import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './handle.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';
import { rowsOf, sql } from './sql.ts';

const target = join(import.meta.dirname, 'tables.gen.ts');

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  is_generated: boolean;
};

async function describeTables(db: Db): Promise<string> {
  const columns = await rowsOf<Column>(
    db,
    sql`
    select table_name, column_name, udt_name, is_nullable,
           column_default is not null or is_identity = 'YES' as is_generated
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'
      and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
    order by table_name collate "C", ordinal_position`,
  );
  const enums = await rowsOf<{ name: string; values: string[] }>(
    db,
    sql`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    group by t.typname order by t.typname collate "C"`,
  );
  const enumTypes = new Map(enums.map((each) => [each.name, union(each.values)]));
  const tables = Map.groupBy(columns, (column) => column.table_name);
  return [
    '// Made from the migrations by `npm run tables`; do not edit.',
    "import type { Generated } from 'kysely';\n",
    'export interface Tables {',
    ...[...tables].flatMap(([table, list]) => [
      `  ${table}: {`,
      ...list.map((column) => `    ${column.column_name}: ${columnType(column, enumTypes)};`),
      '  };',
    ]),
    '}\n',
  ].join('\n');
}

const union = (values: string[]) => values.map((value) => `'${value}'`).join(' | ');

const typeOf: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int4: 'number',
  _int4: 'number[]',
  int8: 'string',
  _int8: 'string[]',
  _text: 'string[]',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  xid8: 'string',
};

function columnType(column: Column, enumTypes: Map<string, string>): string {
  const base = typeOf[column.udt_name] ?? enumTypes.get(column.udt_name);
  if (!base)
    throw new Error(`${column.table_name}.${column.column_name}: type ${column.udt_name}?`);
  const type = column.is_nullable === 'YES' ? `${base} | null` : base;
  return column.is_generated ? `Generated<${type}>` : type;
}

/** `node write-tables.ts` writes the table types, with `--check` it fails when they are old. */
if (import.meta.main) {
  const database = await openPGlite({});
  await migrate(database);
  const text = await describeTables(database.db);
  await database.close();
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write('tables.gen.ts is older than the migrations: npm run tables\n');
    process.exitCode = 1;
  }
}
