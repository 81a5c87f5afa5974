import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { savedViews } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let owner: string;
let clerk: string;
let viewer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
  viewer = await server.signIn(testPeople.viewer);
});
afterAll(() => server.close());

let count = 0;
const create = (who: string, more: object = {}, headers: Record<string, string> = {}) => {
  const body = { store_id, name: `Pagi ini ${++count}`, address: 'status=NEW&sort=deadline' };
  return server.call(savedViews.create, { body: { ...body, ...more }, headers }, who);
};
const list = async (who: string, query: Record<string, unknown> = { store_id }) =>
  (await server.call(savedViews.list, { query }, who)).body.views;
const remove = (who: string, id: string) =>
  server.call(savedViews.remove, { body: { store_id, id } }, who);
const idsOf = (views: { id: string }[]) => views.map(({ id }) => id);
const fieldCode = (body: unknown, field: string) =>
  (body as { errors?: { fields?: Record<string, { code: string }> } }).errors?.fields?.[field]
    ?.code;

it('a view is its owner’s until it is shared, then everybody’s in the store', async () => {
  const { view } = (await create(clerk)).body;
  expect(view).toMatchObject({ is_own: true, is_shared: false, version: 1 });
  expect(idsOf(await list(clerk))).toContain(view.id);
  expect(idsOf(await list(viewer))).not.toContain(view.id);
  const shared = await server.call(
    savedViews.update,
    { body: { store_id, id: view.id, version: 1, is_shared: true } },
    clerk,
  );
  expect(shared.body.view).toMatchObject({ ...view, is_shared: true, version: 2 });
  expect((await list(viewer)).find(({ id }) => id === view.id)).toMatchObject({
    is_own: false,
    owner_name: view.owner_name,
  });
});

it('who may only look keeps their own, and shares or takes away nobody’s', async () => {
  expect((await create(viewer)).status).toBe(200);
  expect((await create(viewer, { is_shared: true })).status).toBe(403);
  const own = (await create(viewer)).body.view;
  const body = { store_id, id: own.id, version: 1, is_shared: true };
  expect((await server.call(savedViews.update, { body }, viewer)).status).toBe(403);
  const { view } = (await create(clerk, { is_shared: true })).body;
  expect((await remove(viewer, view.id)).status).toBe(403);
  const renamed = { body: { store_id, id: view.id, version: 1, name: 'Punya kita' } };
  expect((await server.call(savedViews.update, renamed, viewer)).status).toBe(403);
  // Whoever manages orders tidies up what is shared, twice over.
  const taken = (await create(clerk)).body.view.name;
  const double = { body: { ...renamed.body, name: taken } };
  expect(fieldCode((await server.call(savedViews.update, double, owner)).body, 'name')).toBe(
    'view_name_taken',
  );
  expect((await server.call(savedViews.update, renamed, owner)).body.view).toMatchObject({
    name: 'Punya kita',
    is_own: false,
  });
  expect([(await remove(owner, view.id)).status, (await remove(owner, view.id)).status]).toEqual([
    200, 200,
  ]);
  expect(idsOf(await list(clerk))).not.toContain(view.id);
});

it('what another keeps for themselves is neither changed nor taken away', async () => {
  const { view } = (await create(clerk)).body;
  await remove(owner, view.id);
  const body = { store_id, id: view.id, version: 1, name: 'Punya saya' };
  expect((await server.call(savedViews.update, { body }, owner)).status).toBe(404);
  expect(idsOf(await list(clerk))).toContain(view.id);
});

it('a change names what was seen, and one of two at once is refused', async () => {
  const { view } = (await create(clerk)).body;
  const change = (name: string) =>
    server.call(savedViews.update, { body: { store_id, id: view.id, version: 1, name } }, clerk);
  const both = await Promise.all([change('Sore ini'), change('Malam ini')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a name stands for one view of a person, and sent twice it is kept once', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const once = await create(clerk, { name: 'Antar besok' }, headers);
  const again = await create(clerk, { name: 'Antar besok' }, headers);
  expect(again.body).toEqual(once.body);
  const other = await create(clerk, { name: 'antar BESOK' });
  expect([other.status, fieldCode(other.body, 'name')]).toEqual([400, 'view_name_taken']);
  expect((await create(owner, { name: 'Antar besok' })).status).toBe(200);
});

it('a view of all stores is told where all are looked at, and is shared with nobody', async () => {
  const { view } = (await create(owner, { covers_all_stores: true })).body;
  const all = { select_all_seller_store: true };
  expect(idsOf(await list(owner, all))).toEqual([view.id]);
  expect(idsOf(await list(owner))).not.toContain(view.id);
  expect(await list(viewer, all)).toEqual([]);
  const wrong = await create(owner, { covers_all_stores: true, is_shared: true });
  expect(fieldCode(wrong.body, 'is_shared')).toBe('invalid');
  const body = { store_id, id: view.id, version: 1, is_shared: true };
  const shared = await server.call(savedViews.update, { body }, owner);
  expect(fieldCode(shared.body, 'is_shared')).toBe('invalid');
});

it.each([
  ['name', { name: ' ' }, 'required'],
  ['name', { name: 'x'.repeat(61) }, 'too_long'],
  ['address', { address: 'x'.repeat(2001) }, 'too_long'],
  ['address', { address: 'javascript:alert("x")' }, 'invalid'],
])('refuses a wrong %s %#', async (field, wrong, code) => {
  const { status, body } = await create(clerk, wrong);
  expect([status, fieldCode(body, field)]).toEqual([400, code]);
});

it('who manages orders takes another’s view back from everybody, and is told what it is now', async () => {
  const { view } = (await create(clerk, { is_shared: true })).body;
  const body = { store_id, id: view.id, version: 1, is_shared: false };
  const taken = await server.call(savedViews.update, { body }, owner);
  expect(taken.status).toBe(200);
  expect(taken.body.view).toMatchObject({ is_shared: false, is_own: false, version: 2 });
  expect(idsOf(await list(owner))).not.toContain(view.id);
  expect(idsOf(await list(clerk))).toContain(view.id);
});

it('what is shared is changed by who manages orders, also where its owner no longer does', async () => {
  const { view } = (await create(viewer)).body;
  await sql`update saved_views set is_shared = true where id = ${view.id}`.execute(
    server.database.db,
  );
  const body = { store_id, id: view.id, version: 1, name: 'Masih punya saya' };
  expect((await server.call(savedViews.update, { body }, viewer)).status).toBe(403);
  expect((await remove(viewer, view.id)).status).toBe(403);
  expect((await server.call(savedViews.update, { body }, owner)).status).toBe(200);
});

it('the same view said again by the same person is the one there is', async () => {
  const once = await create(clerk, { name: 'Kirim lusa' });
  const again = await create(clerk, { name: 'Kirim lusa' });
  expect([again.status, again.body]).toEqual([200, once.body]);
  const other = await create(clerk, { name: 'Kirim lusa', address: 'status=SHIPPED' });
  expect(fieldCode(other.body, 'name')).toBe('view_name_taken');
});
