import type { PromotionCandidate, PromotionItem } from '@marketplace/contract/promotion';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  boundsOfItem,
  isAsJoined,
  joinField,
  joinItems,
  joinProblems,
  lineOf,
  lineOfItem,
  previewOf,
} from './join-values.ts';

const terms = { min_quota: 10, platform_share_percent: 30 };

const candidate: PromotionCandidate = {
  inventory_id: '12',
  product_name: 'Beras',
  uom_name: 'karung',
  base_quantity: 1,
  category_name: 'Sembako',
  usual_price: 100_000,
  base_price: 98_000,
  lowest_price: 89_000,
  highest_promotion_price: 90_000,
  available: 400,
  taken: 0,
  cost_price: 80_000,
  hindrance: null,
  other_promotion: null,
};

const line = lineOf(candidate, terms);
const bounds = boundsOf(candidate);
const onHand = new Map([['12', bounds]]);

describe('a product on its way into a promotion [RT-65]', () => {
  it('begins at the highest price, with ten times what is asked or what there is', () => {
    expect(line).toMatchObject({ price: '90.000', quota: '100' });
    expect(lineOf({ ...candidate, available: 37 }, terms).quota).toBe('37');
    expect(lineOf({ ...candidate, taken: 120 }, terms).quota).toBe('120');
    expect(joinProblems([line], terms, onHand)).toEqual({});
  });

  it.each([
    [{ price: '90.001' }, ['12.price']],
    [{ price: '' }, ['12.price']],
    [{ price: '1,250' }, ['12.price']],
    [{ quota: '9' }, ['12.quota']],
    [{ quota: '401' }, ['12.quota']],
    [{ quota: '10,5' }, ['12.quota']],
    [{ price: '0', quota: '0' }, ['12.price', '12.quota']],
  ])('%j is told beside the field', (part, wrong) => {
    expect(Object.keys(joinProblems([{ ...line, ...part }], terms, onHand))).toEqual(wrong);
  });

  it('what is not on hand is bounded by the server alone', () => {
    const bold = { ...line, price: '99.000', quota: '9.000' };
    expect(joinProblems([bold], terms, new Map())).toEqual({});
    expect(Object.keys(joinProblems([{ ...bold, quota: '9' }], terms, new Map()))).toEqual([
      '12.quota',
    ]);
  });

  it('tells what a unit brings: the marketplace’s share is rounded once', () => {
    expect(previewOf('89.995', bounds, terms)).toEqual({
      off_percent: 10,
      platform: 2402,
      received: 92_397,
      tier_price: 89_000,
      margin_percent: 13.4,
    });
    expect(previewOf('70.000', bounds, terms)?.margin_percent).toBe(-2);
    expect(previewOf('88.000', bounds, terms)?.tier_price).toBeUndefined();
    expect(previewOf('90.000', { ...bounds, base_price: 80_000 }, terms)?.platform).toBe(0);
    expect(previewOf('90.000', { ...bounds, cost_price: null }, terms)?.margin_percent).toBeNull();
    expect(previewOf('x', bounds, terms)).toBeNull();
  });

  it('while it runs its price only goes down, and what was sold stays', () => {
    const { taken: _taken, ...known } = candidate;
    const item: PromotionItem = {
      ...known,
      price: 88_000,
      quota: 50,
      taken: 20,
      is_active: true,
      platform_per_unit: 3000,
      version: 4,
      results: { order_count: 3, units: 20, sales: 1, discount: 1, platform_amount: 1 },
    };
    const own = lineOfItem(item);
    const at = (isRunning: boolean) =>
      new Map([['12', boundsOfItem(item, { min_discount_percent: 10, isRunning })]]);
    expect(isAsJoined(own, item)).toBe(true);
    expect(isAsJoined({ ...own, quota: '51' }, item)).toBe(false);
    expect(isAsJoined(own, undefined)).toBe(false);
    const dearer = { ...own, price: '89.000' };
    expect(Object.keys(joinProblems([dearer], terms, at(true)))).toEqual(['12.price']);
    expect(joinProblems([dearer], terms, at(false))).toEqual({});
    expect(Object.keys(joinProblems([{ ...own, quota: '19' }], terms, at(true)))).toEqual([
      '12.quota',
    ]);
    // What was agreed holds, whatever the usual price has become.
    const fallen = boundsOfItem(
      { ...item, usual_price: 90_000 },
      { min_discount_percent: 10, isRunning: false },
    );
    expect(joinProblems([own], terms, new Map([['12', fallen]]))).toEqual({});
    expect(joinItems([own], 4)).toEqual([
      { inventory_id: '12', price: 88_000, quota: 50, version: 4 },
    ]);
  });

  it('finds the field that the server speaks of', () => {
    const other = { ...line, inventory_id: '13' };
    expect(joinField('items.1.price', [line, other])).toBe('13.price');
    expect(joinField('items.0.inventory_id', [line, other])).toBe('12.price');
    expect(joinField('items', [line])).toBe('form');
    expect(joinField('items.7.quota', [line])).toBe('form');
  });
});
