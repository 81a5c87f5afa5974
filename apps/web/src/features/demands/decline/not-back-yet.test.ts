import { expect, it } from 'vitest';
import { notBackYet } from './not-back-yet.ts';

const nothingWaits = () => false;

it('a demand that was opened again stays until the list has it again', () => {
  const undone = ['a', 'b'];
  expect(notBackYet(undone, ['b', 'c'], nothingWaits)).toEqual(['b']);
  // What is not sent yet changes no list.
  expect(notBackYet(undone, [], (id) => id === 'a')).toEqual(['a']);
  expect(notBackYet(undone, [], nothingWaits)).toEqual([]);
});

it('nothing is drawn anew while nothing has come back', () => {
  const undone = ['a'];
  expect(notBackYet(undone, ['a'], nothingWaits)).toBe(undone);
});
