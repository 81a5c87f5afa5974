import { expect, it } from 'vitest';
import { groupedAfter } from './group-while-typed.ts';

it.each([
  ['a digit at the end', '43', '435', 'insertText', '435'],
  ['the fourth digit', '435', '4350', 'insertText', '4.350'],
  ['a digit in the middle', '43.500', '413.500', 'insertText', '413.500'],
  ['one more than fits the dots', '43.500', '43.5001', 'insertText', '435.001'],
  ['a digit taken away', '4.350', '4.35', 'deleteContentBackward', '435'],
  ['the dot taken away', '4.350', '4350', 'deleteContentBackward', '4.350'],
  ['a keyboard that composes', '435', '4350', 'insertCompositionText', '4.350'],
  ['plain digits pasted', '43.500', '1250000', 'insertFromPaste', '1.250.000'],
  ['plain digits of a program', '', '43500', undefined, '43.500'],
])('%s: “%s” and then “%s”', (_what, before, text, inputType, expected) => {
  expect(groupedAfter(before, text, inputType)).toBe(expected);
});

it.each([
  ['a dot that is typed', '12', '12.', 'insertText'],
  ['what follows such a dot', '12.', '12.5', 'insertText'],
  ['cents that are pasted', '43.500', '1250.50', 'insertFromPaste'],
  ['other signs', '1', '1,', 'insertText'],
  ['words', '43.500', 'Rp 43.500', undefined],
  ['nothing at all', '4', '', 'deleteContentBackward'],
])('%s is left as it is: “%s” and then “%s”', (_what, before, text, inputType) => {
  expect(groupedAfter(before, text, inputType)).toBeUndefined();
});
