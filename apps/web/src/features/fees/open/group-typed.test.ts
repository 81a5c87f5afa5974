import { expect, it } from 'vitest';
import { groupTyped } from './group-typed.ts';

/** The caret as a bar in the text. */
const typed = (text: string): string => {
  const grouped = groupTyped(text.replace('|', ''), text.indexOf('|'));
  return `${grouped.text.slice(0, grouped.caret)}|${grouped.text.slice(grouped.caret)}`;
};

it.each([
  ['1|', '1|'],
  ['1250|', '1.250|'],
  ['1.2507|', '12.507|'],
  ['12.50|', '1.250|'],
  // In the middle the caret stays behind the digit that was typed, or where one was taken.
  ['19|.250', '19|.250'],
  ['129|.500', '129|.500'],
  ['1.9|250', '19|.250'],
  ['|250', '|250'],
  // What is no digit changes nothing.
  ['1.250,|', '1.250|'],
  ['1.2,|50', '1.2|50'],
  ['12x|', '12|'],
  ['-5|', '5|'],
  ['|', '|'],
  ['007|', '7|'],
  ['0|', '0|'],
  // As pasted.
  ['Rp 1.250.000,00|', '1.250.000|'],
  ['1,250,000|', '1.250.000|'],
  ['12345678901234|', '123.456.789.012|'],
])('%s is %s', (before, after) => {
  expect(typed(before)).toBe(after);
});
