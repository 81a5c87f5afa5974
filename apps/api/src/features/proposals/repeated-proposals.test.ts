import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposing } from '../../testing/proposals.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let staff: string;
let operator: string;
let ours: ReturnType<typeof proposing>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn(testPeople.stockStaff);
  operator = (await newOperator(server, '+628970000096')).token;
  ours = proposing(server, staff, operator);
});
afterAll(() => server.close());

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(server.database.db)).rows;

it('what is sent again after it was decided is answered with what was decided', async () => {
  const approved = await ours.product({ name: 'Manisan Pala Uji' });
  const { proposal } = (await ours.create(approved)).body;
  await ours.approve(proposal);
  expect((await ours.create(approved)).body.proposal).toMatchObject({
    id: proposal.id,
    state: 'APPROVED',
  });
  const returned = await ours.product({ name: 'Manisan Salak Uji' });
  const second = (await ours.create(returned)).body.proposal;
  await ours.giveBack(second, 'Foto belum jelas.');
  expect((await ours.create(returned)).body.proposal).toMatchObject({
    id: second.id,
    state: 'NEEDS_REVISION',
  });
  const generic = (await ours.generic({ name: 'Gula aren' })).body.proposal;
  await ours.reject(generic, 'Terlalu umum.');
  expect((await ours.generic({ name: 'Gula aren' })).body.proposal.id).toBe(generic.id);
  expect((await ours.generic({ name: 'Gula aren', note: 'Cetak.' })).body.proposal.id).not.toBe(
    generic.id,
  );
});

it('a revision that is sent again after it was decided is answered, too', async () => {
  const proposal = await ours.sent({ name: 'Manisan Mangga Uji' });
  const returned = (await ours.giveBack(proposal, 'Foto belum jelas.')).body.proposal;
  const content = await ours.product({
    name: 'Manisan Mangga Uji',
    photo_ids: proposal.photo_ids,
    note: 'Sudah.',
  });
  const revised = (await ours.revise(returned, content)).body.proposal;
  await ours.reject(revised, 'Sudah tidak dibuat.');
  expect((await ours.revise(returned, content)).body.proposal.state).toBe('REJECTED');
  const said = await rows<{ kind: string; note: string | null }>(`
    select kind, said ->> 'note' as note from product_proposal_steps
    where proposal_id = ${proposal.id} order by id`);
  expect(said.map(({ kind, note }) => [kind, note])).toEqual([
    ['SENT', ''],
    ['RETURNED', null],
    ['REVISED', 'Sudah.'],
    ['REJECTED', null],
  ]);
});

it('of two who come to one name at once one is told of the other', async () => {
  const names = ['Manisan Kedondong Uji', 'Manisan Jambu Uji'];
  const returned = await Promise.all(
    names.map(async (name) => {
      const proposal = await ours.sent({ name });
      return (await ours.giveBack(proposal, 'Nama belum lengkap.')).body.proposal;
    }),
  );
  const name = 'Manisan Buah Uji';
  const contents = await Promise.all([1, 2, 3].map(() => ours.product({ name })));
  const [one, two] = returned;
  const answers = await Promise.all([
    one && ours.revise(one, contents[0] ?? {}),
    two && ours.revise(two, contents[1] ?? {}),
    ours.create(contents[2] ?? {}),
  ]);
  expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.flatMap((answer) => answer?.body.errors?.code ?? [])).toEqual([
    'proposal_exists',
    'proposal_exists',
  ]);
});

it('a store has so many open proposals and no more; operators read those of one store', async () => {
  const theirs = proposing(
    server,
    await server.signIn(testPeople.otherOwner),
    operator,
    testStores.other,
  );
  await sql`insert into product_proposals (store_id, kind, name, category_id, search_text)
    select ${testStores.other}::bigint, 'GENERIC', 'Banyak ' || n, 1, 'banyak ' || n
    from generate_series(1, 99) n`.execute(server.database.db);
  const last = await theirs.generic();
  expect(last.status).toBe(200);
  const refused = await theirs.generic({ name: 'Satu lagi' });
  expect([refused.status, refused.body.errors?.code]).toEqual([409, 'proposals_too_many']);
  expect((await ours.generic({ name: 'Satu lagi' })).status).toBe(200);
  await theirs.reject(last.body.proposal, 'Terlalu umum.');
  expect((await theirs.generic({ name: 'Satu lagi' })).status).toBe(200);
  const list = (query: Record<string, unknown>) =>
    server.call(contract.opsProposals.list, { query }, operator);
  const { data } = (await list({ store_id: testStores.own })).body;
  expect(new Set(data.map(({ store_id }) => store_id))).toEqual(new Set([testStores.own]));
  const first = (await list({ store_id: testStores.other, page_size: 60 })).body;
  const rest = (await list({ store_id: testStores.other, page_size: 60, after: first.next })).body;
  expect([first.data.length, rest.data.length]).toEqual([60, 40]);
});
