import { expect, it } from 'vitest';
import { misfitOf } from './unit-fit.ts';

const carton = { uom_name: 'Dus', pieces: 40 };
const piece = { name: 'PCS', ratio: 1 };
const large = (name: string, ratio: number) => ({ name, ratio });

it('a carton of 40 is none of 24, and may be one of 40 or of 10 packs [RT-54]', () => {
  expect(misfitOf(carton, large('KRT', 24), [piece, large('KRT', 24)])).toBe(
    'Isinya berbeda: 1 Dus (40 pcs) di sini, 1 KRT (24 PCS) di Accurate.',
  );
  expect(misfitOf(carton, large('KRT', 40), [piece, large('KRT', 40)])).toBeUndefined();
  expect(misfitOf(carton, large('KRT', 10), [large('PAK', 1), large('KRT', 10)])).toBeUndefined();
  expect(misfitOf(carton, large('KG', 0.5), [large('SAK', 1)])).toContain('berbeda');
});

it('a carton is no piece where the item has the carton, and may be where it has nothing else [RT-54]', () => {
  expect(misfitOf(carton, piece, [piece, large('KRT', 40)])).toContain('1 PCS (1 PCS)');
  expect(misfitOf(carton, large('DUS', 1), [large('DUS', 1)])).toBeUndefined();
});
