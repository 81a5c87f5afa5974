import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventOf, idsIn, trackedCalls } from './tracked-calls.ts';

const page = readFileSync(new URL('../../../../../docs/telemetry.md', import.meta.url), 'utf8');

it('each event of the table stands in the documentation, and no other [API-45]', () => {
  const [, table = ''] = page.split('## What is told');
  const [told = ''] = table.split('\n## ');
  const named = [...told.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...new Set<string>(Object.values(trackedCalls))].sort());
});

it('an event tells of ids alone: no names, numbers or amounts [API-45]', () => {
  const body = {
    store_id: '7',
    id: '9',
    name: 'Bambang',
    phone_number: '+6281234567890',
    amount: 50_000,
    order_ids: ['1', '2'],
    note_id: 'a text, and not an id at all',
    voucher: { id: '3' },
  };
  expect(idsIn({ body })).toEqual({ store_id: '7', id: '9' });
  expect(idsIn(undefined)).toEqual({});
  expect(idsIn({ query: { store_id: '7' } })).toEqual({});
});

it('a call that asks is no event', () => {
  expect(eventOf('POST /api/vouchers/save')).toBe('voucher_saved');
  expect(eventOf('GET /api/stores/list')).toBeUndefined();
});
