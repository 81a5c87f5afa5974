import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { earlier } from '../../testing/earlier.ts';
import { eventually } from '../../testing/eventually.ts';
import { type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { catalogue, inventories, searchHistories } = contract;

async function atHand(server: TestServer, phone: string = testPeople.owner) {
  const token = await server.signIn(phone);
  return {
    search: (query: string, more: object = {}) =>
      server.call(
        catalogue.searchAvailable,
        { query: { store_id: testStores.own, query, ...more } },
        token,
      ),
    searchListed: (query: string, more: object = { store_id: testStores.own }) =>
      server.call(inventories.listV2, { query: { query, ...more } }, token),
    searches: async (more: object = {}) => {
      const query = { store_id: testStores.own, kind: 'CATALOGUE', ...more };
      return (await server.call(searchHistories.get, { query }, token)).body.queries;
    },
    forget: (more: object = {}) =>
      server.call(
        searchHistories.delete,
        { body: { store_id: testStores.own, kind: 'CATALOGUE', ...more } },
        token,
      ),
  };
}

const age = (server: TestServer) =>
  sql`update search_histories set searched_at = ${earlier('searched_at', '2 minutes')}`.execute(
    server.database.db,
  );

it('keeps what was searched for and found, the newest first, for each person and store [API-77]', async () => {
  const server = await useTestServer();
  const { search, searches } = await atHand(server);
  await search('goreng');
  await search('in');
  await search('zzzzzz');
  await search('sabun', { page: '2', page_size: '1' });
  await search('sambal');
  expect(await searches()).toEqual(['sambal', 'goreng']);
  expect(await searches({ kind: 'INVENTORY' })).toEqual([]);
  expect(await searches({ store_id: testStores.notSelling })).toEqual([]);
  expect(await (await atHand(server, testPeople.admin)).searches()).toEqual([]);
  await age(server);
  await search('Goreng');
  expect(await searches()).toEqual(['Goreng', 'sambal']);
});

it('what was found among the own listings is kept apart from the catalogue, in one store only [API-77]', async () => {
  const server = await useTestServer();
  const { searchListed, searches, forget } = await atHand(server);
  const listed = () => searches({ kind: 'INVENTORY' });
  expect((await searchListed('indomie')).body.total_data).toBeGreaterThan(0);
  await eventually(async () => expect(await listed()).toEqual(['indomie']));
  expect((await searchListed('minyak', { select_all_store: 'true' })).status).toBe(200);
  await searchListed('zzzzzz');
  await searchListed('gula');
  await eventually(async () => expect(await listed()).toEqual(['gula', 'indomie']));
  expect(await searches()).toEqual([]);
  await forget({ kind: 'INVENTORY', query: 'gula' });
  expect(await listed()).toEqual(['indomie']);
});

it('what is searched for again at once is written once', async () => {
  const server = await useTestServer();
  const { search } = await atHand(server);
  const written = async () =>
    (await server.database.db.selectFrom('search_histories').select('searched_at').execute()).map(
      ({ searched_at }) => new Date(searched_at).getTime(),
    );
  await search('sambal');
  const first = await written();
  await search('sambal');
  expect(await written()).toEqual(first);
});

it('what was typed on the way within a minute is replaced, what was meant earlier stays [API-77]', async () => {
  const server = await useTestServer();
  const { search, searches } = await atHand(server);
  for (const typed of ['sam', 'sambal', 'sambal ter']) await search(typed);
  expect(await searches()).toEqual(['sambal ter']);
  await age(server);
  await search('sambal terasi');
  expect(await searches()).toEqual(['sambal terasi', 'sambal ter']);
});

it('keeps twenty', async () => {
  const server = await useTestServer();
  const { search, searches } = await atHand(server);
  await sql`insert into search_histories (user_id, store_id, kind, query, searched_at)
    select u.id, ${testStores.own}::bigint, 'CATALOGUE', 'lama ' || n, now() - make_interval(hours => n)
    from users u, generate_series(1, 20) n where phone_number = ${testPeople.owner}`.execute(
    server.database.db,
  );
  await search('sambal');
  const queries = await searches();
  expect(queries).toHaveLength(20);
  expect(queries[0]).toBe('sambal');
  expect(queries).not.toContain('lama 20');
});

it('forgets one, or all of a kind, and nobody else’s [API-77]', async () => {
  const server = await useTestServer();
  const [own, other] = [await atHand(server), await atHand(server, testPeople.admin)];
  for (const each of [own, other])
    for (const typed of ['sambal', 'goreng']) await each.search(typed);
  await own.forget({ query: 'SAMBAL' });
  expect(await own.searches()).toEqual(['goreng']);
  await own.forget();
  expect(await own.searches()).toEqual([]);
  expect(await other.searches()).toHaveLength(2);
});

it('goes with the person', async () => {
  const server = await useTestServer();
  const { search } = await atHand(server, testPeople.viewer);
  await search('sambal');
  const { db } = server.database;
  await db.deleteFrom('users').where('phone_number', '=', testPeople.viewer).execute();
  expect(await db.selectFrom('search_histories').selectAll().execute()).toEqual([]);
});
