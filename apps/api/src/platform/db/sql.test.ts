import type { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from './handle.ts';
import { integer, joined, rowsOf, type Sql, sql } from './sql.ts';

/** A database that only notes what it is asked. */
async function written(statement: Sql) {
  const asked: CompiledQuery[] = [];
  const db = {
    executeQuery: async (query: CompiledQuery) => {
      asked.push(query);
      return { rows: [] };
    },
  } as unknown as Db;
  await rowsOf(db, statement);
  return { text: asked[0]?.sql, values: asked[0]?.parameters };
}

it('numbers the values in the order they stand in, whatever pieces they are in', async () => {
  const isOwn = (id: string) => sql`store_id = ${id}`;
  const both = joined([isOwn('1'), isOwn('2')], ' or ');
  expect(await written(sql`select ${integer(3)} from t where (${both}) and name = ${'x'}`)).toEqual(
    {
      text: 'select 3 from t where (store_id = $1 or store_id = $2) and name = $3',
      values: ['1', '2', 'x'],
    },
  );
});

it('the same pieces are the same text again, and other pieces another', async () => {
  const named = (name: string, isShort: boolean) =>
    sql`select ${name}${isShort ? sql`` : sql`, ${name}`} from t`;
  const [one, again, longer] = [
    await written(named('a', true)),
    await written(named('b', true)),
    await written(named('a', false)),
  ];
  expect([one.text, again.text, longer.text]).toEqual([
    'select $1 from t',
    'select $1 from t',
    'select $1, $2 from t',
  ]);
  expect([again.values, longer.values]).toEqual([['b'], ['a', 'a']]);
});

it('more shapes than are kept are written as well', async () => {
  for (let shape = 0; shape < 30_000; shape += 1) {
    const { text } = await written(sql`select ${integer(shape)}, ${'x'}`);
    expect(text).toBe(`select ${shape}, $1`);
  }
});
