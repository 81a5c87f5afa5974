import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { password, registering } from '../../testing/registering.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { changeSetting } from '../configuration/configuration.service.ts';

const { notifications, onboarding, opsOperators, opsRegistrations, storage, storeProfile, stores } =
  contract;

let server: TestServer;
let operator: string;
let second: string;
let ours: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0 });
  operator = (await newOperator(server, '+628970000261')).token;
  second = (await newOperator(server, '+628970000262')).token;
  ours = registering(server, operator);
});
afterAll(() => server.close());
beforeEach(() => wantDocuments(false));

const wantDocuments = (isWanted: boolean) =>
  changeSetting(server.database.db, 'registration_documents', isWanted);
const codeOf = ({ body }: { body: { errors?: { code: string } } }) => body.errors?.code;
const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(server.database.db)).rows;

let people = 0;
const newPerson = async () => {
  people += 1;
  const phone_number = `+6281130${String(people).padStart(5, '0')}`;
  return { phone_number, token: await ours.newcomer(phone_number) };
};
/** A new person's store, as it was answered with. */
const newStore = async (more: object = {}) => {
  const person = await newPerson();
  const { registration } = (await ours.create(person.token, more)).body;
  return { ...person, registration };
};
const storeOf = async (token: string, store_id: string) =>
  (await server.call(stores.list, {}, token)).body.stores.find(({ id }) => id === store_id);
const standing = async (token: string, store_id: string) =>
  (await ours.list(token)).registrations.find((each) => each.store_id === store_id);

it('from a new number to a store that sells: asked for, approved, told, and before what is next [P-02]', async () => {
  const { token, phone_number, registration } = await newStore();
  const { store_id } = registration;
  expect(registration).toMatchObject({
    state: 'WAITING',
    version: 1,
    reason: null,
    may_send: true,
  });
  expect(await storeOf(token, store_id)).toMatchObject({
    name: 'Toko Sari Murni',
    is_seller: false,
    allows_selling: false,
    is_active: true,
    permission: { role_name: 'OWNER' },
  });
  const query = { page_size: 100 };
  const waiting = (await server.call(opsRegistrations.list, { query }, operator)).body.data;
  expect(waiting.find((row) => row.store_id === store_id)).toMatchObject({
    applicant_name: 'Bu Sari',
    applicant_phone_number: phone_number,
    sells: 'Beras, minyak, dan minuman',
  });
  const { status, body } = await ours.approve(registration, { text: 'Selamat datang.' });
  expect([status, body.registration.state, body.registration.version]).toEqual([
    200,
    'APPROVED',
    2,
  ]);
  expect(await storeOf(token, store_id)).toMatchObject({ is_seller: true, allows_selling: true });
  expect(await standing(token, store_id)).toMatchObject({ reason: 'Selamat datang.' });
  const told = (await server.call(notifications.list, {}, token)).body.data;
  expect(told[0]).toMatchObject({
    category: 'STORE',
    title: 'Toko Sari Murni boleh berjualan',
    path: `/seller/onboarding?store_id=${store_id}`,
  });
  expect(
    await rows(`select about from outbox where channel = 'sms' and target = '${phone_number}'`),
  ).toEqual([{ about: 'registration.approved' }]);
  const next = await server.call(onboarding.content, { query: { store_id } }, token);
  expect(next.body.steps.map(({ code }) => code)).toContain('product');
  const acts = (await server.call(opsOperators.acts, { query: {} }, operator)).body.data;
  expect(acts.find(({ act }) => act === 'registration.approve')).toMatchObject({
    store_id,
    before: expect.stringContaining('WAITING'),
    after: expect.stringMatching(/APPROVED.*Selamat datang/),
  });
  expect(acts.find(({ act }) => act === 'store.flags')).toMatchObject({
    before: expect.stringMatching(/"is_seller": false/),
    after: expect.stringMatching(/"is_seller": true/),
  });
});

it('approved twice, and by two at once, it is approved once', async () => {
  const { registration, phone_number } = await newStore();
  const answers = await Promise.all([
    ours.approve(registration, {}, operator),
    ours.approve(registration, {}, second),
    ours.approve(registration, {}, operator),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { store_id } = registration;
  expect(
    await rows(
      `select act from operator_acts where act = 'registration.approve' and store_id = ${store_id}`,
    ),
  ).toHaveLength(1);
  expect(await rows(`select from outbox where target = '${phone_number}'`)).toHaveLength(1);
  const late = await ours.reject(registration, 'Bukan toko grosir.');
  expect(codeOf(late)).toBe('registration_state_conflict');
});

it('what is given back is read, put right and sent again, by its own people alone', async () => {
  const { token, registration } = await newStore();
  const { store_id } = registration;
  const reason = 'Tulis nama jalan dan nomornya.';
  const returned = (await ours.giveBack(registration, reason)).body.registration;
  expect(returned).toMatchObject({ state: 'NEEDS_REVISION', version: 2, reason });
  expect((await ours.giveBack(registration, reason)).status).toBe(200);
  expect(codeOf(await ours.approve(registration))).toBe('registration_state_conflict');
  const again = { store_id, version: 2, address: 'Jalan Melati Nomor 9, RT 1' };
  const stranger = await server.signIn(testPeople.otherOwner);
  expect(codeOf(await ours.send(stranger, again))).toBe('permission_denied');
  expect(codeOf(await ours.send(token, { ...again, version: 1 }))).toBe(
    'registration_version_conflict',
  );
  const sent = await ours.send(token, again);
  expect(sent.body.registration).toMatchObject({
    state: 'WAITING',
    version: 3,
    address: 'Jalan Melati Nomor 9, RT 1',
  });
  // The answer was lost: the same words again are answered alike, others are not taken while it waits.
  expect((await ours.send(token, again)).body.registration.version).toBe(3);
  expect(codeOf(await ours.send(token, { ...again, version: 3 }))).toBe(
    'registration_state_conflict',
  );
  // Whoever has put it right once more since is not told that this has arrived.
  expect(codeOf(await ours.send(token, { ...again, district: 'Sukajadi' }))).toBe(
    'registration_state_conflict',
  );
  expect((await ours.approve(sent.body.registration)).status).toBe(200);
});

it('what is rejected is read with its reason, and an operator may think better of it', async () => {
  const { token, registration } = await newStore();
  const { store_id } = registration;
  const rejected = (await ours.reject(registration, 'Alamat ini bukan toko.')).body.registration;
  expect(await standing(token, store_id)).toMatchObject({
    state: 'REJECTED',
    reason: 'Alamat ini bukan toko.',
  });
  expect(codeOf(await ours.send(token, { store_id, version: 2 }))).toBe(
    'registration_state_conflict',
  );
  expect(await storeOf(token, store_id)).toMatchObject({ allows_selling: false });
  const thought = await ours.giveBack({ ...registration, ...rejected }, 'Kirim foto tokonya.');
  expect(thought.body.registration.state).toBe('NEEDS_REVISION');
});

it('a store that only buys asks to sell, and one that sells has nothing to ask for', async () => {
  const buyer = await server.signIn(testPeople.buyer);
  const store_id = testStores.buyer;
  const { body } = await ours.send(buyer, { store_id, version: 0, name: 'Warung Bu Tini' });
  expect(body.registration).toMatchObject({ state: 'WAITING', version: 1 });
  await ours.approve(body.registration);
  expect(await storeOf(buyer, store_id)).toMatchObject({ is_seller: true, allows_selling: true });
  const owner = await server.signIn(testPeople.owner);
  const selling = await ours.send(owner, { store_id: testStores.own, version: 0 });
  expect(codeOf(selling)).toBe('registration_state_conflict');
  const staff = await server.signIn(testPeople.admin);
  expect(codeOf(await ours.send(staff, { store_id: testStores.own, version: 0 }))).toBe(
    'permission_denied',
  );
});

it('where papers are wanted a store is a draft until it is sent with them; operators alone see them', async () => {
  await wantDocuments(true);
  const { token, registration } = await newStore();
  const { store_id } = registration;
  expect(registration).toMatchObject({ state: 'DRAFT', document_ids: [] });
  expect((await ours.list(token)).wants_documents).toBe(true);
  const without = await ours.send(token, { store_id, version: 1 });
  expect(without.body.errors?.fields).toMatchObject({ document_ids: { code: 'required' } });
  const document_ids = [await ours.document(token, store_id)];
  const stranger = await newStore();
  const theirs = [await ours.document(stranger.token, stranger.registration.store_id)];
  expect(codeOf(await ours.send(token, { store_id, version: 1, document_ids: theirs }))).toBe(
    'file_not_found',
  );
  const sent = (await ours.send(token, { store_id, version: 1, document_ids })).body.registration;
  expect(sent).toMatchObject({ state: 'WAITING', document_ids });
  const [document_id = ''] = document_ids;
  const query = { store_id, document_id };
  const link = await server.call(opsRegistrations.document, { query }, operator);
  expect(link.body.url).toContain(document_id);
  const elsewhere = { query: { store_id: stranger.registration.store_id, document_id } };
  expect(codeOf(await server.call(opsRegistrations.document, elsewhere, operator))).toBe(
    'file_not_found',
  );
  const asked = { query: { store_id, file_id: document_id } };
  expect((await server.call(storage.fileLink, asked, stranger.token)).status).toBe(403);
  expect((await server.call(storage.fileLink, asked, token)).status).toBe(200);
});

it('what an operator has not seen is not approved: the store is another since', async () => {
  const { token, registration } = await newStore();
  const { store_id } = registration;
  const body = { store_id, name: 'Toko Lain Sama Sekali' };
  expect((await server.call(storeProfile.updateProfile, { body }, token)).status).toBe(200);
  expect(codeOf(await ours.approve(registration))).toBe('registration_version_conflict');
  expect((await ours.approve({ ...registration, version: 2 })).status).toBe(200);
});

it('papers are for who manages the store; others of it know nothing of them', async () => {
  await wantDocuments(true);
  const { token, registration } = await newStore();
  const { store_id } = registration;
  const document_ids = [await ours.document(token, store_id)];
  await ours.send(token, { store_id, version: 1, document_ids });
  const viewer = await newPerson();
  await sql`insert into store_permissions (store_id, user_id, role_name, inventory, "order", store)
    select ${store_id}::bigint, id, 'VIEWER', 'VIEW', 'VIEW', 'VIEW' from users
    where phone_number = ${viewer.phone_number}`.execute(server.database.db);
  await sql`update users set permission_version = permission_version + 1
    where phone_number = ${viewer.phone_number}`.execute(server.database.db);
  const reader = await server.signIn(viewer.phone_number, password);
  expect(await standing(reader, store_id)).toMatchObject({ document_ids: [], may_send: false });
  const query = { store_id, file_id: document_ids[0] };
  expect(codeOf(await server.call(storage.fileLink, { query }, reader))).toBe('file_not_found');
});

it('a seller that was stopped asks for nothing: that is taken back by who stopped it', async () => {
  const { token, registration } = await newStore();
  const { store_id } = registration;
  await sql`delete from store_registrations where store_id = ${store_id}`.execute(
    server.database.db,
  );
  await sql`update stores set is_seller = true where id = ${store_id}`.execute(server.database.db);
  expect(codeOf(await ours.send(token, { store_id, version: 0 }))).toBe(
    'registration_state_conflict',
  );
});

it('asked for twice in the same words there is one store, of another branch another; five are enough for one', async () => {
  const { token } = await newPerson();
  const [one, two] = await Promise.all([ours.create(token), ours.create(token)]);
  expect(one.body.registration.store_id).toBe(two.body.registration.store_id);
  const branch = await ours.create(token, { district: 'Sukajadi' });
  expect(branch.body.registration.store_id).not.toBe(one.body.registration.store_id);
  for (const number of [3, 4, 5]) await ours.create(token, { name: `Toko Sari ${number}` });
  expect(codeOf(await ours.create(token, { name: 'Toko Sari 6' }))).toBe('registrations_too_many');
  const { registrations } = await ours.list(token);
  expect(registrations.map(({ store_name }) => store_name)[0]).toBe('Toko Sari 5');
  expect(new Set(registrations.map(({ store_id }) => store_id)).size).toBe(5);
});

it.each([
  [{ name: 'To' }, 'name', 'too_short'],
  [{ kind: 'BANK' }, 'kind', 'not_a_choice'],
  [{ city_id: '999999' }, 'city_id', 'not_a_choice'],
  [{ postal_code: '4013' }, 'postal_code', 'postal_code_invalid'],
  [{ latitude: -6.2 }, 'latitude', 'coordinates_incomplete'],
  [{ latitude: 48.1, longitude: 11.5 }, 'latitude', 'outside_indonesia'],
])('%j is refused beside %s', async (more, field, code) => {
  const { token } = await newPerson();
  const { body } = await ours.create(token, more);
  expect(body.errors?.fields?.[field]?.code).toBe(code);
  expect((await ours.list(token)).registrations).toEqual([]);
});

it('without a point of the map a store can ask all the same, and a script for a name is a name', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { token, registration } = await newStore({ name });
  expect(registration).toMatchObject({ store_name: name, latitude: null, longitude: null });
  expect((await storeOf(token, registration.store_id))?.name).toBe(name);
});
