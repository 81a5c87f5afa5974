import type { FaqTopic } from '@marketplace/contract/faq';
import { expect, it } from 'vitest';
import { matchingTopics } from './matching-topics.ts';

const topics: FaqTopic[] = [
  {
    topic: 'ORDERS',
    slug: 'pesanan',
    name: 'Pesanan',
    questions: [
      { slug: 'a', question: 'Berapa lama menjawab?', answer: '24 jam sejak masuk.' },
      { slug: 'b', question: 'Stok kurang?', answer: 'Kurangi saat menerima.' },
    ],
  },
  { topic: 'MONEY', slug: 'uang', name: 'Uang', questions: [] },
];
const found = (typed: string) =>
  matchingTopics(topics, typed).flatMap(({ questions }) => questions.map(({ slug }) => slug));

it.each([
  ['', ['a', 'b']],
  ['  ', ['a', 'b']],
  ['JAM', ['a']],
  ['stok menerima', ['b']],
  ['stok jam', []],
])('“%s” finds %j [RT-07]', (typed, slugs) => {
  expect(found(typed)).toEqual(slugs);
});

it('a topic without a question that fits is left out', () => {
  expect(matchingTopics(topics, 'menjawab').map(({ slug }) => slug)).toEqual(['pesanan']);
});
