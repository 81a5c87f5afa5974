import type { ListedArticle } from '@marketplace/contract/education';
import { expect, it } from 'vitest';
import { articlesFor, findArticles } from './find-articles.ts';

const article = (slug: string, more: Partial<ListedArticle> = {}): ListedArticle => ({
  slug,
  topic: 'ORDERS',
  title: slug,
  summary: '',
  minutes: 1,
  keywords: '',
  screens: [],
  ...more,
});
const all = [
  article('a', { summary: 'Cara mengubah harga', screens: ['/seller/inventory'] }),
  article('b', { title: 'Mengubah harga', screens: ['/seller', '/seller/orders'] }),
  article('c', { keywords: 'diskon HARGA', screens: ['/seller/orders/accept'] }),
];
const slugs = (found: readonly ListedArticle[]) => found.map(({ slug }) => slug);

it.each([
  ['', ['a', 'b', 'c']],
  ['harga', ['b', 'a', 'c'].toSorted((x, y) => Number(y === 'b') - Number(x === 'b'))],
  ['Ubah HARGA', ['b', 'a']],
  ['diskon', ['c']],
  ['tidak ada', []],
])('“%s” finds %j [RT-15]', (typed, found) => {
  expect(slugs(findArticles(all, typed))).toEqual(found);
});

it.each([
  ['/seller/orders/accept', ['c']],
  ['/seller/orders/reject', ['b']],
  ['/seller/inventory/update', ['a']],
  ['/seller/unknown', ['b']],
  ['/elsewhere', []],
])('the help of %s is %j', (screen, found) => {
  expect(slugs(articlesFor(all, screen))).toEqual(found);
});
