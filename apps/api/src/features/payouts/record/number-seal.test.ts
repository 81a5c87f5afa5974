import { expect, it } from 'vitest';
import type { Db } from '../../../platform/db/handle.ts';
import { createNumberSeal } from './number-seal.ts';

const db = undefined as unknown as Db;
const key = (text: string) => async () => Buffer.from(text.padEnd(32, '.'));
const of = { store_id: '1', bank_code: '014' };
const { seal, open } = createNumberSeal([key('one')]);

it('what is sealed can be opened, and shows nothing of the number [API-31]', async () => {
  const { number_sealed } = await seal(db, of, '5550123456');
  expect(Buffer.from(number_sealed).includes('0123')).toBe(false);
  expect(await open(db, { ...of, number_sealed })).toBe('5550123456');
  const again = await seal(db, of, '5550123456');
  expect(Buffer.from(again.number_sealed).equals(number_sealed)).toBe(false);
});

it.each([
  ['another store', { ...of, store_id: '2' }],
  ['another bank', { ...of, bank_code: '008' }],
])('does not open for %s', async (_who, other) => {
  const { number_sealed } = await seal(db, of, '5550123456');
  await expect(open(db, { ...other, number_sealed })).rejects.toThrow('no key opens');
});

it('does not open once a byte of it was changed', async () => {
  const { number_sealed } = await seal(db, of, '5550123456');
  const changed = Buffer.from(number_sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await expect(open(db, { ...of, number_sealed: changed })).rejects.toThrow('no key opens');
});

it('the same account has the same mark, and any other another', async () => {
  const mark = async (store: typeof of, number: string) =>
    Buffer.from((await seal(db, store, number)).number_mark).toString('hex');
  const first = await mark(of, '5550123456');
  expect(await mark(of, '5550123456')).toBe(first);
  expect(await mark(of, '5550123457')).not.toBe(first);
  expect(await mark({ ...of, bank_code: '008' }, '5550123456')).not.toBe(first);
});

it('a key that follows another opens what that one has sealed', async () => {
  const { number_sealed } = await seal(db, of, '5550123456');
  const later = createNumberSeal([key('two'), key('one')]);
  expect(await later.open(db, { ...of, number_sealed })).toBe('5550123456');
});
