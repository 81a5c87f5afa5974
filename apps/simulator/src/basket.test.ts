import { describe, expect, it } from 'vitest';
import { chooseTerms, fillBasket, type Goods } from './basket.ts';
import { seeded, wholeBetween } from './random.ts';

const random = seeded(20_260_817);

/** Two units of each product, as a shop lists them. */
const goods: Goods[] = Array.from({ length: 60 }, (_, index) => {
  const minimum_order = wholeBetween(random, 1, 6);
  return {
    inventory_id: String(index + 1),
    product_id: String(Math.floor(index / 2) + 1),
    product_name: `Produk ${index}`,
    uom_name: index % 2 ? 'dus' : 'pcs',
    base_quantity: index % 2 ? 40 : 1,
    price: wholeBetween(random, 1_000, 300_000),
    minimum_order,
    price_tiers: index % 3 ? [] : [{ min_qty: 12, price: 900 }],
    promotion: null,
    available: minimum_order + wholeBetween(random, 0, 40),
  };
});
const byId = new Map(goods.map((each) => [each.inventory_id, each]));
const baskets = Array.from({ length: 500 }, () => fillBasket(random, goods));

describe('a basket', () => {
  it('has one to eight lines, one more often than eight', () => {
    const sizes = baskets.map((lines) => lines.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 8]);
    const count = (size: number) => sizes.filter((each) => each === size).length;
    expect(count(1)).toBeGreaterThan(2 * count(8));
  });

  it('asks for what can be had: no less than the minimum, no more than there is', () => {
    for (const { inventory_id, quantity } of baskets.flat()) {
      const { minimum_order = 0, available = 0 } = byId.get(inventory_id) ?? {};
      expect(quantity).toBeGreaterThanOrEqual(minimum_order);
      expect(quantity).toBeLessThanOrEqual(available);
      expect(Number.isInteger(quantity)).toBe(true);
    }
  });

  it('names no product twice, since its units share one stock', () => {
    for (const lines of baskets) {
      const products = lines.map((line) => byId.get(line.inventory_id)?.product_id);
      expect(new Set(products).size).toBe(lines.length);
    }
  });

  it('is empty where there is nothing, and the same for the same seed', () => {
    expect(fillBasket(random, [])).toEqual([]);
    expect(fillBasket(seeded(3), goods)).toEqual(fillBasket(seeded(3), goods));
  });
});

it('is paid and brought in every way', () => {
  const terms = Array.from({ length: 500 }, () => chooseTerms(random));
  expect(new Set(terms.map((each) => each.payment_method))).toEqual(
    new Set(['COD', 'TRANSFER', 'TERM']),
  );
  expect(new Set(terms.map((each) => each.delivery)).size).toBe(3);
  for (const each of terms) expect('term_days' in each).toBe(each.payment_method === 'TERM');
});
