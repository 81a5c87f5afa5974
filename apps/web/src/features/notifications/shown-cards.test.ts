import type { ContentCard } from '@marketplace/contract/content-cards';
import { expect, it } from 'vitest';
import { isShown, unreadOf } from './shown-cards.ts';

const card = (extras: Partial<ContentCard['extras']> = {}, viewed = false): ContentCard => ({
  id: '1',
  title: 'Judul',
  description: 'Isi',
  viewed,
  pinned: false,
  url: null,
  linkText: null,
  imageUrl: null,
  created_at: '2026-11-15T00:00:00.000Z',
  extras: { category: 'TRANSACTION', store_id: null, destination: 'SELLER', ...extras },
});

it('shows what is for sellers, of no store or of the current one [EN-10]', () => {
  expect(isShown(card(), '7')).toBe(true);
  expect(isShown(card({ store_id: '7' }), '7')).toBe(true);
  expect(isShown(card({ store_id: '8' }), '7')).toBe(false);
  // Over all stores.
  expect(isShown(card(), undefined)).toBe(true);
  expect(isShown(card({ store_id: '8' }), undefined)).toBe(false);
  expect(isShown(card({ destination: 'BUYER' }), '7')).toBe(false);
});

it('counts what is unseen among those shown [ST-16]', () => {
  const cards = [card(), card({ store_id: '8' }), card({}, true)];
  expect(unreadOf(cards.filter((each) => isShown(each, '7')))).toBe(1);
});
