import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';
import { postPast } from './past-money.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { signal } = new AbortController();
const count = async (table: 'postings' | 'posting_lines' | 'buyer_refunds') =>
  (await server.database.db.selectFrom(table).selectAll().execute()).length;

it('what happened before the book is posted once, and everything adds up', async () => {
  const { db } = server.database;
  expect(await count('postings')).toBe(0);
  const posted = await postPast(db, signal);
  expect(posted).toBeGreaterThan(100);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  const before = [
    await count('postings'),
    await count('posting_lines'),
    await count('buyer_refunds'),
  ];
  expect(before[0]).toBeGreaterThan(posted);
  await db.updateTable('book_past').set({ after_id: '0' }).execute();
  expect(await postPast(db, signal)).toBe(posted);
  expect([
    await count('postings'),
    await count('posting_lines'),
    await count('buyer_refunds'),
  ]).toEqual(before);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});
