import { expect, it } from 'vitest';
import { copyBody, copyProblems, copyValues, shareOf } from './copy-values.ts';

const base = {
  inventory_ids: undefined,
  filters: { store_id: '1', sort: 'newest', query: 'minyak', state: 'ACTIVE' },
};
const values = { ...copyValues(base), store_ids: ['2'] };

it('begins with what the list was narrowed to, and sends that', () => {
  expect(copyBody('1', 'c', { ...values, brand_id: '7,9' }, base)).toEqual({
    store_id: '1',
    copy_id: 'c',
    target_store_ids: ['2'],
    filter: { query: 'minyak', state: 'ACTIVE', brand_id: '7,9' },
    takes: ['LISTINGS', 'PRICE', 'COST_PRICE', 'MINIMUM_ORDER', 'PRICE_TIERS'],
    percent: 0,
    round_to: null,
    known: 'CHANGE',
  });
});

it('sends what was picked instead, with prices up or down', () => {
  const picked = { ...base, inventory_ids: '3,4' };
  const typed = { ...values, percent: '2,5', isLess: true, round_to: '500' } as const;
  expect(copyBody('1', 'c', typed, picked)).toMatchObject({
    inventory_ids: ['3', '4'],
    percent: -2.5,
    round_to: 500,
  });
});

it('says what is missing or too much', () => {
  expect(copyProblems({ ...values, store_ids: [], percent: '1x' })).toMatchObject({
    store_ids: expect.any(String),
    percent: expect.any(String),
  });
  expect(shareOf({ ...values, percent: '100', isLess: true })).toBeUndefined();
  expect(copyProblems({ ...values, takes: ['PRICE'], known: 'LEAVE' }).takes).toContain(
    'belum ada',
  );
  expect(copyProblems(values)).toEqual({});
});
