import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

const { content, opsContent, opsOperators } = contract;

let server: TestServer;
let owner: string;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  operator = (await newOperator(server, '+628970000233')).token;
});
afterAll(() => server.close());

const page = {
  kind: 'ARTICLE',
  slug: 'uji-coba',
  version: 0,
  topic: 'ORDERS',
  title: 'Judul uji coba',
  body: 'Isi yang cukup panjang.',
  place: 5,
} as const;
const save = (more: object = {}) =>
  server.call(opsContent.save, { body: { ...page, ...more } }, operator);
const codeOf = ({ body }: { body: { errors?: { code: string } } }) => body.errors?.code;

it('anybody reads the numbers of public pages [RP-05]', async () => {
  const { status, body } = await server.call(content.facts);
  expect(status).toBe(200);
  expect(body.facts).toMatchObject({ pay_hours: '2 jam', response_hours: '24 jam' });
});

it('what is saved twice is saved once, and of two who change it the second is told', async () => {
  const first = await save();
  expect(first.body.page.version).toBe(1);
  expect((await save()).body).toEqual(first.body);
  expect(codeOf(await save({ title: 'Judul yang lain' }))).toBe('help_page_version_conflict');
  const both = await Promise.all(
    ['Judul pertama', 'Judul kedua'].map((title) => save({ version: 1, title })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await server.call(opsOperators.acts, { query: {} }, operator);
  expect(body.data.filter(({ act }) => act === 'help.save')).toHaveLength(2);
});

it.each([
  [{ body: 'Isi dengan {{tidak_dikenal}} di dalamnya.' }, 'body'],
  [{ body: 'pendek' }, 'body'],
  [{ body: 'a'.repeat(20_001) }, 'body'],
  [{ slug: 'Huruf Besar' }, 'slug'],
  [{ screens: ['https://evil.example'] }, 'screens.0'],
  [{ next_slugs: ['../x'] }, 'next_slugs.0'],
])('refuses %j', async (more, field) => {
  const { status, body } = await save({ slug: 'lain', ...more });
  expect([status, Object.keys(body.errors?.fields ?? {})]).toEqual([400, [field]]);
});

it('what is changed has to be there, and what is taken away is gone, twice alike', async () => {
  expect(codeOf(await save({ slug: 'tidak-ada', version: 3 }))).toBe('help_page_not_found');
  const remove = () =>
    server.call(opsContent.remove, { body: { kind: 'ARTICLE', slug: page.slug } }, operator);
  expect((await remove()).body).toEqual({ done: true });
  expect((await remove()).body).toEqual({ done: true });
  const { body } = await server.call(
    contract.education.detail,
    { query: { slug: page.slug } },
    owner,
  );
  expect(body.errors?.code).toBe('help_page_not_found');
});

const report = {
  place: '/seller/orders?status=NEW',
  problem: 'UNCLEAR',
  note: 'Tombolnya tidak jelas.',
} as const;
const send = (more: object = {}) =>
  server.call(content.reportLocation, { body: { ...report, ...more } }, owner);
const reports = async (is_settled = false) =>
  (await server.call(opsContent.reports, { query: { is_settled } }, operator)).body.data;

it('what is wrong with a place is kept once for the operators, who settle it once [API-78]', async () => {
  await Promise.all([send(), send(), send()]);
  await send({ note: 'Yang lain lagi.' });
  const found = await reports();
  expect(found.map(({ note, place, problem }) => ({ note, place, problem }))).toEqual([
    report,
    { ...report, note: 'Yang lain lagi.' },
  ]);
  const [first] = found;
  const settle = (note: string) =>
    server.call(opsContent.settle, { body: { report_id: first?.report_id ?? '', note } }, operator);
  expect((await settle('Sudah dibetulkan')).body.report.settled_note).toBe('Sudah dibetulkan');
  expect((await settle('Sudah dibetulkan')).status).toBe(200);
  expect(codeOf(await settle('Lain'))).toBe('content_report_settled');
  expect((await reports()).length).toBe(1);
  expect((await reports(true)).length).toBe(1);
  // Wrong again, later.
  await send();
  expect((await reports()).length).toBe(2);
});

it.each([
  [{ place: 'https://evil.example' }, 'place'],
  [{ place: '//evil.example' }, 'place'],
  [{ place: '/seller"><script>' }, 'place'],
  [{ note: 'abc' }, 'note'],
  [{ problem: 'NOPE' }, 'problem'],
])('refuses %j [API-78]', async (more, field) => {
  const { status, body } = await send(more);
  expect([status, Object.keys(body.errors?.fields ?? {})]).toEqual([400, [field]]);
});
