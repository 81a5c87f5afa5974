import { contract } from '@marketplace/contract/contract';
import { onboardingSteps, onboardingTips } from '@marketplace/contract/onboarding-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { onboarding, sellerUiStates } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (phone: string, store_id: string = testStores.own) =>
  (await server.call(onboarding.content, { query: { store_id } }, await server.signIn(phone))).body;

const stepsOf = async (phone: string, is: 'is_done' | 'may_do', store_id?: string) =>
  (await read(phone, store_id)).steps.filter((step) => step[is]).map(({ code }) => code);

it('a step is done once the store has what it is about, and open again when it has not [API-76]', async () => {
  const { db } = server.database;
  const { own } = testStores;
  expect((await read(testPeople.owner)).steps.map(({ code }) => code)).toEqual(onboardingSteps);
  const isDone = async (code: (typeof onboardingSteps)[number]) =>
    (await stepsOf(testPeople.owner, 'is_done')).includes(code);

  await db
    .updateTable('stores')
    .set({ description: '', district: 'Sukamaju', postal_code: '40111' })
    .where('id', '=', own)
    .execute();
  expect([await isDone('profile'), await isDone('address')]).toEqual([false, true]);
  await db.updateTable('stores').set({ description: 'Sembako' }).where('id', '=', own).execute();
  expect(await isDone('profile')).toBe(true);
  const report = await db
    .insertInto('address_reports')
    .values({ store_id: own, text: 'Tidak ketemu' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await isDone('address')).toBe(false);
  await db
    .updateTable('address_reports')
    .set({ settled_at: new Date().toISOString(), outcome: 'REJECTED' })
    .where('id', '=', report.id)
    .execute();
  expect(await isDone('address')).toBe(true);

  await db.deleteFrom('opening_hours').where('store_id', '=', own).execute();
  expect(await isDone('hours')).toBe(false);
  await db.deleteFrom('delivery_zones').where('store_id', '=', own).execute();
  await db.deleteFrom('glog_registrations').where('store_id', '=', own).execute();
  expect(await isDone('delivery')).toBe(false);
  await db
    .insertInto('delivery_zones')
    .values({ store_id: own, city_id: '1', fee: 10_000 })
    .execute();
  expect(await isDone('delivery')).toBe(true);
  expect(await isDone('push')).toBe(false);
  const owner = await server.signIn(testPeople.owner);
  await server.call(
    contract.auth.firebase,
    { body: { firebase_registration_token: 'of-the-app' } },
    owner,
  );
  expect(await isDone('push')).toBe(true);
  expect([await isDone('product'), await isDone('order'), await isDone('staff')]).toEqual([
    true,
    true,
    true,
  ]);
});

it('who may not do a step is told so; messages to their device anybody may have [API-76]', async () => {
  expect(await stepsOf(testPeople.viewer, 'may_do')).toEqual(['push']);
  expect(await stepsOf(testPeople.owner, 'may_do')).toEqual(onboardingSteps);
});

it('a store that only buys has no steps, and another’s are nobody’s business [API-76]', async () => {
  const token = await server.signIn(testPeople.viewer);
  const other = await server.call(
    onboarding.content,
    { query: { store_id: testStores.other } },
    token,
  );
  expect(other.status).toBe(403);
});

it('a tip that was read comes no more, for that person alone, however often it is said [API-76]', async () => {
  expect((await read(testPeople.viewer)).tips).toEqual(onboardingTips);
  const token = await server.signIn(testPeople.viewer);
  await Promise.all(
    [1, 2, 3].map(() => server.call(onboarding.seen, { body: { tip: 'numbers' } }, token)),
  );
  expect((await read(testPeople.viewer)).tips).toEqual(
    onboardingTips.filter((tip) => tip !== 'numbers'),
  );
  expect((await read(testPeople.owner)).tips).toContain('numbers');
});

it('what a person has put away is away for them, in that store [API-76]', async () => {
  const token = await server.signIn(testPeople.owner);
  const put = (is_put_away: boolean) =>
    server.call(
      sellerUiStates.save,
      { body: { store_key: testStores.own, page: 'onboarding', state: { is_put_away } } },
      token,
    );
  await put(true);
  expect((await read(testPeople.owner)).is_put_away).toBe(true);
  expect((await read(testPeople.viewer)).is_put_away).toBe(false);
  await put(false);
  expect((await read(testPeople.owner)).is_put_away).toBe(false);
});
