import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { setFeeRate } from './fee-rates.service.ts';

const { list, detail } = contract.sellerFees;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const feeOf = async (category_id: string | null) =>
  (await server.call(list)).body.fees.find((fee) => fee.category_id === category_id);

it('anybody reads what every category is charged, the general rate first, and how tax is reckoned [API-71] [RT-06]', async () => {
  const { status, body } = await server.call(list);
  expect(status).toBe(200);
  const [general, ...categories] = body.fees;
  expect(general).toMatchObject({ category_id: null, basis_points: 150, next: null });
  const named = await server.database.db.selectFrom('categories').select('id').execute();
  expect(categories.map(({ category_id }) => category_id).toSorted()).toEqual(
    named.map(({ id }) => id).toSorted(),
  );
  expect(categories.every(({ basis_points }) => basis_points === 150)).toBe(true);
  expect(body.tax).toMatchObject({ name: 'PPN', basis_points: 1_100 });
});

it('shows the rate that holds at this moment and the change to come, of the category alone [API-71]', async () => {
  const { db } = server.database;
  await setFeeRate(db, { category_id: '1', basis_points: 200 });
  await setFeeRate(db, { category_id: '1', basis_points: 250, valid_from: inDays(3) });
  await setFeeRate(db, { basis_points: 100, valid_from: inDays(2) });
  expect(await feeOf('1')).toMatchObject({ basis_points: 200, next: { basis_points: 250 } });
  expect(await feeOf('2')).toMatchObject({ basis_points: 150, next: { basis_points: 100 } });
  expect(await feeOf(null)).toMatchObject({ basis_points: 150, next: { basis_points: 100 } });
});

it('tells a category’s rates of before and after, and knows no other category [API-71]', async () => {
  const { body } = await server.call(detail, { query: { category_id: '1' } });
  expect(body.fee).toMatchObject({ category_id: '1', basis_points: 200 });
  expect(body.rates.map(({ basis_points, is_general }) => [basis_points, is_general])).toEqual([
    [250, false],
    [100, true],
    [200, false],
    [150, true],
  ]);
  const general = (await server.call(detail)).body;
  expect(general.rates.map(({ basis_points }) => basis_points)).toEqual([100, 150]);
  const unknown = await server.call(detail, { query: { category_id: '999999999' } });
  expect([unknown.status, unknown.body.errors?.code]).toEqual([404, 'category_not_found']);
});
