import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';
import { keepInMind, searchGoods, wordsToType } from './search-goods.ts';

const seen = ['Indomie Goreng 85 g', 'Beng-Beng Maxx 32 g', 'Roma Kelapa 300 g'];

it('buyers type words of goods they know, some of them wrongly, and seldom what nobody sells', () => {
  const random = seeded(7);
  const typed = Array.from({ length: 2_000 }, () => wordsToType(random, seen) ?? '');
  const share = (isSuch: (text: string) => boolean) => typed.filter(isSuch).length / typed.length;
  const known = new Set(['indomie', 'indomie goreng', 'maxx', 'roma', 'roma kelapa']);
  expect(share((text) => known.has(text))).toBeGreaterThan(0.7);
  expect(share((text) => text === 'minyak tanah')).toBeGreaterThan(0);
  expect(share((text) => text === 'idnomie')).toBeGreaterThan(0);
  expect(share((text) => /\d/.test(text) && text !== 'gas 3kg')).toBe(0);
  expect(share((text) => text === '')).toBe(0);
});

it('who has seen nothing yet mostly types nothing', () => {
  const random = seeded(7);
  const typed = Array.from({ length: 200 }, () => wordsToType(random, []));
  expect(typed.filter((text) => text === undefined).length).toBeGreaterThan(150);
});

it('a search asks the store by its words, and what it finds is remembered, the latest only', async () => {
  const buyer = createPerson('+6281210000001', 'x');
  keepInMind(
    buyer,
    Array.from({ length: 400 }, () => ({ product_name: 'Indomie Goreng' })),
  );
  expect(buyer.seen).toHaveLength(300);
  const asked: unknown[] = [];
  const client = (async (call: string, inputs: object) => {
    asked.push([call, inputs]);
    return { data: [{ product_name: 'Indomie Soto' }] };
  }) as unknown as Client;
  await searchGoods(client, seeded(2), buyer, { buyer_store_id: '5', seller_store_id: '1' });
  const query = { buyer_store_id: '5', seller_store_id: '1', query: expect.any(String) };
  expect(asked).toEqual([['GET /api/inventories/for-sale', { query }]]);
  expect(buyer.seen.at(-1)).toBe('Indomie Soto');
});
