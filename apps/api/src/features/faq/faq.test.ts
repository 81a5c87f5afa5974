import { contract } from '@marketplace/contract/contract';
import { helpTopics } from '@marketplace/contract/help-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  operator = (await newOperator(server, '+628970000231')).token;
});
afterAll(() => server.close());

const list = async () => (await server.call(contract.faq.list)).body.topics;

it('a new installation answers by topic, without a login, with the numbers of now [API-33] [RT-07]', async () => {
  const topics = await list();
  const order = topics.map(({ topic }) => helpTopics.indexOf(topic));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const questions = topics.flatMap(({ questions }) => questions);
  expect(questions.length).toBeGreaterThan(25);
  expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
  expect(JSON.stringify(topics)).not.toContain('{{');
  expect(questions.find(({ slug }) => slug === 'berapa-lama-menjawab')?.answer).toContain('24 jam');
});

it('what an operator writes is there, and what is not to be shown is not [API-33]', async () => {
  const page = {
    kind: 'FAQ',
    slug: 'baru-sekali',
    version: 0,
    topic: 'MONEY',
    title: 'Apakah ini baru?',
    body: 'Ya, dalam {{pay_hours}}.',
    place: 1,
  } as const;
  const save = (more: object = {}) =>
    server.call(contract.opsContent.save, { body: { ...page, ...more } }, operator);
  expect((await save()).status).toBe(200);
  const money = async () =>
    (await list())
      .find(({ topic }) => topic === 'MONEY')
      ?.questions.map(({ slug, answer }) => [slug, answer]);
  expect((await money())?.[0]).toEqual(['baru-sekali', 'Ya, dalam 2 jam.']);
  await save({ version: 1, is_published: false });
  expect((await money())?.[0]?.[0]).not.toBe('baru-sekali');
});
