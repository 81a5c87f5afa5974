import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/handle.ts';
import { isDistributed } from '../copy-database.ts';
import { openTestDatabase } from '../test-database.ts';
import { joinedOutside } from './outer-joins.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('installation');
});
afterAll(() => database.close());

/** Which of two columns may be null for the sake of a join, both of them columns that never are in their tables. */
const maybeNull = (text: string, relations = ['stores', 'cities']) =>
  database.db.connection().execute(async (db) => {
    const query = async <Row>(text: string) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text))).rows;
    const isLeftOut = await joinedOutside(query, text);
    return relations.map((relation, index) => isLeftOut(index, relation));
  });

// Rows are held against their types on one node: a coordinator's plan does not say what its nodes join.
describe.runIf(!isDistributed)('a column that is never null in its table', () => {
  it.each([
    ['an inner join', 'from stores s join cities c on c.id = s.city_id', [false, false]],
    ['a left join', 'from stores s left join cities c on c.id = s.city_id', [false, true]],
    ['a right join', 'from cities c right join stores s on c.id = s.city_id', [false, true]],
    ['a full join', 'from stores s full join cities c on c.id = s.city_id', [true, true]],
    [
      'a left join whose rows a condition takes away again',
      'from stores s left join cities c on c.id = s.city_id where c.time_zone = $1::text',
      [false, false],
    ],
    [
      'a left join to a join',
      'from stores s left join (cities c join stores o on o.city_id = c.id) on c.id = s.city_id',
      [false, true],
    ],
    [
      'a left join to one row of many',
      `from stores s left join lateral (
       select d.name from cities d where d.id = s.city_id order by d.id limit 1) c on true`,
      [false, true],
    ],
    [
      'a left join within a part',
      `from (select x.name, y.name as city from stores x left join cities y on y.id = x.city_id
       order by x.id limit 5) s cross join lateral (select s.city as name) c`,
      [false, true],
    ],
    [
      'a left join in a WITH',
      `from stores s left join (with w as materialized (select id, name from cities) select * from w) c
       on c.id = s.city_id`,
      [false, true],
    ],
    [
      'a left join within a part to a table that is read elsewhere, too',
      `from (select x.name, y.name as city from stores x left join cities y on y.id = x.city_id
       order by x.id limit 5) s cross join lateral (select s.city as name) c join cities z on z.id = 1
     where s.name <> ''`,
      [false, true],
    ],
  ])('%s', async (_name, from, expected) => {
    expect(await maybeNull(`select s.name, c.name ${from}`)).toEqual(expected);
  });

  it('of values that are asked for beside the join none is left out by it', async () => {
    const text = `select s.name, (select name from cities where id = s.city_id)
    from stores s left join orders o on o.store_id = s.id`;
    expect(await maybeNull(text)).toEqual([false, false]);
  });

  it('what a change answers with is looked at alike', async () => {
    const text = `update stores s set name = s.name from stores t left join cities c on c.id = t.city_id
    where t.id = s.id and s.id = $1::bigint returning s.name, c.name`;
    expect(await maybeNull(text)).toEqual([false, true]);
  });
});
