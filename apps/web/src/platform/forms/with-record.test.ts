import { expect, it } from 'vitest';
import { withRecord } from './with-record.ts';

type Row = { price: number; stock: number };
const row: Row = { price: 43_500, stock: 12 };

/** A form in which the same amount can be said in other words. */
const form = {
  initial: (row: Row | null) => ({ price: String(row?.price ?? ''), stock: row?.stock ?? 0 }),
  merge: (typed: Values, before: Values, now: Row | null): Values => ({
    price: Number(typed.price) === Number(before.price) ? form.initial(now).price : typed.price,
    stock: typed.stock === before.stock ? form.initial(now).stock : typed.stock,
  }),
};
type Values = { price: string; stock: number };
const begun = form.initial(row);

it('what was typed while the form was being sent is merged as the form merges', () => {
  const sent = { ...begun, price: '44000' };
  const now = { price: 44_000, stock: 7 };
  const typedOn = (typed: Partial<Values>) =>
    withRecord({ values: { ...sent, ...typed }, base: row }, now, sent, form);
  const shown = { values: form.initial(now), base: now };
  expect(typedOn({})).toEqual(shown);
  // In other words it is the same, and would undo the next who changes it.
  expect(typedOn({ price: '044000' })).toEqual(shown);
  expect(typedOn({ price: '45000' })).toEqual({ ...shown, values: { price: '45000', stock: 7 } });
  expect(typedOn({ stock: 5 })).toEqual({ ...shown, values: { price: '44000', stock: 5 } });
});

it('what nobody has typed into follows the record, what somebody types stays on what it began from', () => {
  const now = { ...row, price: 50_000 };
  expect(withRecord({ values: begun, base: row }, now, undefined, form)).toEqual({
    values: form.initial(now),
    base: now,
  });
  const typed = { ...begun, stock: 5 };
  expect(withRecord({ values: typed, base: row }, now, undefined, form)).toBeUndefined();
});

it('what was typed before it was known what it is about is told against that', () => {
  const values = { price: '1', stock: 0 };
  expect(withRecord<Values, Row | null>({ values, base: null }, row, undefined, form)).toEqual({
    values,
    base: row,
  });
});
