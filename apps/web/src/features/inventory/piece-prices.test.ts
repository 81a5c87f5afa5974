import { expect, it } from 'vitest';
import { dearerThanSmaller } from './piece-prices.ts';

const unit = (id: string, base_quantity: number, price: number) => ({
  id,
  base_quantity,
  price,
  uom_name: id,
});

it('warns of a carton whose pieces cost more than single ones', () => {
  const found = dearerThanSmaller([unit('pcs', 1, 3_000), unit('dus', 40, 124_000)]);
  expect(found.get('dus')?.id).toBe('pcs');
});

it('has nothing to say where more is cheaper, or the same', () => {
  const units = [unit('pcs', 1, 3_000), unit('pak', 5, 15_000), unit('dus', 40, 112_000)];
  expect(dearerThanSmaller(units).size).toBe(0);
});
