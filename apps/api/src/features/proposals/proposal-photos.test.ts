import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposing } from '../../testing/proposals.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let staff: string;
let stranger: string;
let operator: string;
let ours: ReturnType<typeof proposing>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn(testPeople.stockStaff);
  stranger = await server.signIn(testPeople.otherOwner);
  operator = (await newOperator(server, '+628970000095')).token;
  ours = proposing(server, staff, operator);
});
afterAll(() => server.close());

const opened = async (id: string | undefined, token: string, store_id: string) =>
  (await server.call(contract.storage.fileLink, { query: { store_id, file_id: id } }, token))
    .status;
const byOwn = (id?: string) => opened(id, staff, testStores.own);
const byOther = (id?: string) => opened(id, stranger, testStores.other);

it('another store opens no photo of what is not approved', async () => {
  const proposal = await ours.sent({ name: 'Bandrek Uji' });
  const [photo] = proposal.photo_ids;
  expect([await byOwn(photo), await byOther(photo)]).toEqual([200, 404]);
  const returned = (await ours.giveBack(proposal, 'Foto belum jelas.')).body.proposal;
  const added = await ours.newPhoto();
  const content = await ours.product({ name: 'Bandrek Uji', photo_ids: [photo, added] });
  const revised = (await ours.revise(returned, content)).body.proposal;
  expect([await byOwn(added), await byOther(added)]).toEqual([200, 404]);
  await ours.approve(revised);
  expect([await byOther(photo), await byOther(added)]).toEqual([200, 200]);
  const rejected = await ours.sent({ name: 'Bajigur Uji' });
  await ours.reject(rejected, 'Sudah ada di katalog.');
  expect([await byOwn(rejected.photo_ids[0]), await byOther(rejected.photo_ids[0])]).toEqual([
    200, 404,
  ]);
});

it('a photo that a revision leaves out is nobody’s, and is swept with the others', async () => {
  const proposal = await ours.sent({ name: 'Wedang Uwuh Uji' });
  const returned = (await ours.giveBack(proposal, 'Foto belum jelas.')).body.proposal;
  await ours.revise(returned, await ours.product({ name: 'Wedang Uwuh Uji' }));
  const { rows } = await sql<{ is_used: boolean }>`select attached_at is not null as is_used
    from files where id = ${proposal.photo_ids[0]}::uuid`.execute(server.database.db);
  expect(rows).toEqual([{ is_used: false }]);
});

it('a photo is known by its id in any letters', async () => {
  const photo = await ours.newPhoto();
  const proposal = await ours.sent({ name: 'Sekoteng Uji', photo_ids: [photo.toUpperCase()] });
  expect(proposal.photo_ids).toEqual([photo]);
  const query = { store_id: testStores.own, proposal_id: proposal.id };
  const photo_id = photo.toUpperCase();
  const link = await server.call(
    contract.opsProposals.photo,
    { query: { ...query, photo_id } },
    operator,
  );
  expect(link.status).toBe(200);
  const returned = (await ours.giveBack(proposal, 'Nama belum lengkap.')).body.proposal;
  const content = await ours.product({ name: 'Sekoteng Uji 1', photo_ids: [photo.toUpperCase()] });
  expect((await ours.revise(returned, content)).status).toBe(200);
});
