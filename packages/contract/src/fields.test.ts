import { expect, it } from 'vitest';
import { z } from 'zod';
import { day, line, phoneNumber, queryInteger, queryList } from './fields.ts';

it.each([
  ['0812-0000-0001', '+6281200000001'],
  ['62 812 0000 0001', '+6281200000001'],
  ['+62812.0000.0001', '+6281200000001'],
  ['+62 0812 0000 0001', '+6281200000001'],
  ['81200000001', '+6281200000001'],
])('keeps the phone number %s as %s', (typed, kept) => {
  expect(phoneNumber.parse(typed)).toBe(kept);
});

it.each([
  '',
  'abc',
  '0812',
  '0842-0000-0001',
  '+6221 555 0000',
  '08120000000012345',
  '0812x0000001',
])('refuses the phone number %j', (typed) => {
  expect(phoneNumber.safeParse(typed).error?.issues[0]?.message).toBe('phone_number_invalid');
});

it.each([
  ['1', 1],
  [7, 7],
  ['100', 100],
])('reads %j of a query as a number', (given, read) => {
  expect(queryInteger(1, 100).parse(given)).toBe(read);
});

it.each([
  ['0', 'too_small'],
  ['-1', 'too_small'],
  ['1000000000', 'too_big'],
  ['', 'invalid'],
  ['1.5', 'invalid'],
  ['1e3', 'invalid'],
])('refuses %j as a number of a query with %s', (given, code) => {
  expect(queryInteger(1, 100).safeParse(given).error?.issues[0]?.message).toBe(code);
});

it('reads a list repeated or with commas, each value once', () => {
  const list = queryList(z.enum(['NEW', 'SHIPPED']), 5);
  expect(list.parse('NEW,SHIPPED,NEW')).toEqual(['NEW', 'SHIPPED']);
  expect(list.parse(['SHIPPED', 'NEW'])).toEqual(['SHIPPED', 'NEW']);
});

it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', ''])('refuses the day %j', (text) => {
  expect(day.safeParse(text).success).toBe(false);
});

it('trims and collapses blanks, and refuses control characters', () => {
  expect(line(3, 100).parse('  Toko   Sumber  Rejeki ')).toBe('Toko Sumber Rejeki');
  expect(line(1, 100).safeParse('Toko\u0000').success).toBe(false);
  expect(line(1, 100).safeParse('   ').error?.issues[0]?.message).toBe('required');
});

it.each([
  '\u200b\u200b\u200b',
  'Toko \u202eijekeR',
  'Toko\u2066 A',
  'To\u00adko',
  '\u3164\u3164\u3164',
  'Toko\u200d',
  '\ufeffToko',
  '\ufe0f\ufe0f\ufe0f',
  '\u034f\u034f\u034f',
  '\u17b5\u17b5\u17b5',
  '\u180b\u180c\u180d',
  '\u2065\u2065\u2065',
  '\ufff0\ufff0\ufff0',
  'Budi\u{E0100}',
  'Budi\ufe0f\u200d',
  '©\u200d',
])('refuses signs that nobody sees, or that turn the text around: %j', (text) => {
  expect(line(1, 100).safeParse(text).error?.issues[0]?.message).toBe('invalid');
});

it.each(['Toko 👩‍🍳', 'Toko 🏳️‍🌈', 'Toko ❤️', 'No. 1️⃣', 'Toko 👨🏽‍🌾', 'Cafe\u0301', 'Kéfir — “Dua”'])(
  'takes %s',
  (text) => {
    expect(line(1, 100).safeParse(text).success).toBe(true);
  },
);
