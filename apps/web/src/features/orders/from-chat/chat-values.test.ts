import { expect, it } from 'vitest';
import {
  problemsOf,
  saveBody,
  usualTotal,
  type Values,
  valuesOf,
  withRead,
} from './chat-values.ts';

const goods = (inventory_id: string, price: number) => ({
  ...{ inventory_id, product_name: `Barang ${inventory_id}`, uom_name: 'dus', base_quantity: 40 },
  ...{ price, minimum_order: 1, available: 10 },
});
const sure = {
  ...{ text: 'indomie 5 dus', state: 'SURE' as const, doubt: null, inventory_id: '1', quantity: 5 },
  candidates: [goods('1', 100)],
};
const unsure = {
  ...{ text: 'kopi 2', state: 'UNSURE' as const, inventory_id: null, quantity: 2 },
  doubt: 'SEVERAL_PRODUCTS' as const,
  candidates: [goods('2', 10), goods('3', 20)],
};
const read = (...lines: (typeof sure | typeof unsure)[]) => ({ lines, ignored: [], is_cut: false });
const buyer = { store_id: '5', name: 'Warung' };
const after = (values: Values, ...lines: Parameters<typeof read>): Values => ({
  ...values,
  ...withRead(values, read(...lines), values.lines.length, values.text.trim()),
});

it('what is not sure has to be looked at, and somebody has to be meant', () => {
  const values = after(valuesOf(null), sure, unsure);
  expect(Object.keys(problemsOf(values))).toEqual(['buyer', '0-1']);
  const [first, second] = values.lines;
  if (!first || !second) throw new Error('two lines were read');
  const chosen = { ...second, inventory_id: '3', is_checked: true };
  const whole = { ...values, buyer, lines: [first, chosen] };
  expect(problemsOf(whole)).toEqual({});
  expect(usualTotal(whole.lines)).toBe(540);
});

it('the same goods twice are one line of the order, and a second chat comes behind the first', () => {
  const values = { ...after(after(valuesOf(null), sure), sure), buyer };
  expect(values.lines.map(({ key }) => key)).toEqual(['0-0', '1-0']);
  expect(saveBody(values, { store_id: '1', order: null }).lines).toEqual([
    { inventory_id: '1', quantity: 10 },
  ]);
});

it('says a number of days only where it may be paid on terms', () => {
  const values = { ...after(valuesOf(null), sure), buyer };
  expect(saveBody(values, { store_id: '1', order: null })).not.toHaveProperty('term_days');
  const onTerms: Values = { ...values, payment_methods: ['TERM'], term_days: '14' };
  expect(saveBody(onTerms, { store_id: '1', order: null }).term_days).toBe(14);
});
