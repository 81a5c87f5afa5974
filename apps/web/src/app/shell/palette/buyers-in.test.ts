import { expect, it } from 'vitest';
import { buyersIn } from './buyers-in.ts';

const order = (buyer_store_id: string, buyer_name: string) => ({ buyer_store_id, buyer_name });

it('a buyer of several orders is named once, and one whose goods were looked for is not', () => {
  const orders = [
    order('1', 'Warung Bu Ani'),
    order('2', 'Kios Makmur'),
    order('1', 'Warung Bu Ani'),
    order('3', 'Warung Pak Agus'),
  ];
  expect(buyersIn(orders, 'warung')).toEqual([
    { id: '1', name: 'Warung Bu Ani' },
    { id: '3', name: 'Warung Pak Agus' },
  ]);
  expect(buyersIn(orders, 'indomie')).toEqual([]);
});
