import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

const { education, opsContent } = contract;

let server: TestServer;
let owner: string;
let clerk: string;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
  operator = (await newOperator(server, '+628970000232')).token;
});
afterAll(() => server.close());

const detail = (slug: string, token = owner) =>
  server.call(education.detail, { query: { slug } }, token);
const counts = async (slug: string) => {
  const { body } = await server.call(opsContent.list, { query: { kind: 'ARTICLE' } }, operator);
  const page = body.data.find((each) => each.slug === slug);
  return [page?.helpful_count, page?.unhelpful_count];
};

it('a new installation has articles that lead to each other and to screens [RT-15]', async () => {
  const { articles } = (await server.call(education.list, {}, owner)).body;
  expect(articles.length).toBeGreaterThanOrEqual(14);
  const all = await Promise.all(articles.map(({ slug }) => detail(slug)));
  for (const { body } of all) {
    expect(body.article.next.length).toBeGreaterThan(0);
    expect(body.article.body.length).toBeGreaterThan(300);
    expect(body.article.body).not.toContain('{{');
  }
  const screens = articles.flatMap(({ screens }) => screens);
  for (const screen of ['/seller/orders', '/seller/inventory', '/seller/money', '/seller/chat'])
    expect(screens).toContain(screen);
});

it('one that nobody has written, or that is not shown, is not found', async () => {
  expect((await detail('tidak-ada')).body.errors?.code).toBe('help_page_not_found');
});

it('a person has one vote, and the last word counts', async () => {
  const slug = 'membaca-saldo';
  const vote = (is_helpful: boolean, token = owner, note = '') =>
    server.call(education.vote, { body: { slug, is_helpful, note } }, token);
  await Promise.all([vote(true), vote(true), vote(true)]);
  expect(await counts(slug)).toEqual([1, 0]);
  expect((await detail(slug)).body.article.is_helpful).toBe(true);
  expect((await detail(slug, clerk)).body.article.is_helpful).toBeNull();
  await vote(false, owner, 'Contohnya kurang.');
  await vote(false, clerk);
  expect(await counts(slug)).toEqual([0, 2]);
  const { data } = (await server.call(opsContent.notes, { query: {} }, operator)).body;
  expect(data.map(({ slug, note }) => [slug, note])).toEqual([[slug, 'Contohnya kurang.']]);
});
