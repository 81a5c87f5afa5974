import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { inBatches, inBatchesOf, readInTurn } from './batches.ts';
import type { Database } from './handle.ts';
import { rowsOf, sql } from './sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Row = { n: number };

/** The numbers up to `count`, read from the database, and how often it was asked. */
function numbers(count: number) {
  const told = { asked: 0 };
  const batches = inBatches<Row>((last, limit) => {
    told.asked += 1;
    return rowsOf<Row>(
      database.db,
      sql`select n from generate_series(1, ${count}::int) n where n > ${last?.n ?? 0}::int
          order by n limit ${limit}::int`,
    );
  });
  return { told, batches };
}

async function all<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[][]> {
  const read: Row[][] = [];
  for await (const batch of batches) read.push([...batch]);
  return read;
}

describe('rows in batches', () => {
  it.each([
    [0, 0],
    [1, 1],
    [499, 1],
    [500, 1],
    [501, 2],
    [1_203, 3],
  ])('are all %i rows, each once and in order, in %i batches', async (count, batches) => {
    const read = await all(numbers(count).batches);
    expect(read.flat().map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(read).toHaveLength(batches);
  });

  it('are read when they are wanted, and no further than they are', async () => {
    const { told, batches } = numbers(10_000);
    expect(told.asked).toBe(0);
    for await (const [first] of batches) if (first?.n === 501) break;
    expect(told.asked).toBe(2);
  });

  it('are let go of when the next are read', async () => {
    const { batches } = numbers(1_203);
    const kept: (readonly Row[])[] = [];
    for await (const batch of batches) kept.push(batch);
    expect(kept.map((batch) => batch.length)).toEqual([0, 0, 0]);
  });

  it('of known keys keep the order of the keys', async () => {
    const keys = Array.from({ length: 1_001 }, (_, index) => (index * 7) % 1_001);
    const asked: number[] = [];
    const read = inBatchesOf(keys, async (some) => {
      asked.push(some.length);
      return some;
    });
    expect((await all(read)).flat()).toEqual(keys);
    expect(asked).toEqual([500, 500, 1]);
  });
});

it('leaves others a turn between batches, and reads one at a time however many read', async () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => index);
  let [turns, reading, most] = [0, 0, 0];
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const readAll = async () => {
    const read = async (some: number[]) => {
      reading += 1;
      most = Math.max(most, reading);
      await Promise.resolve();
      reading -= 1;
      return some;
    };
    let rows = 0;
    for await (const batch of inBatchesOf(keys, read)) rows += batch.length;
    return rows;
  };
  expect(await Promise.all([readAll(), readAll(), readAll()])).toEqual([5_000, 5_000, 5_000]);
  clearImmediate(timer);
  expect(most).toBe(1);
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('what is read before the batches waits in the same line', async () => {
  let [reading, most] = [0, 0];
  const read = async () => {
    reading += 1;
    most = Math.max(most, reading);
    await new Promise(setImmediate);
    reading -= 1;
    return [1];
  };
  const batches = (async () => {
    for await (const _ of inBatchesOf([1, 2], read));
  })();
  await Promise.all([readInTurn(read), batches, readInTurn(read)]);
  expect(most).toBe(1);
});
