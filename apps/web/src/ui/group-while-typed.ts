import type { ChangeEvent } from 'react';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');
const digitsOf = (text: string): string => text.replaceAll('.', '');

/** A key at a time; what is pasted or put there by a program may mean its dots otherwise. */
const isTyped = (inputType: string | undefined): boolean =>
  /^(insertText|insertCompositionText|delete)/.test(inputType ?? '');

/**
 * What stands in a field of rupiah after a key, with its dots where they belong, and how many digits are behind the
 * caret. What is no whole number is left as it was typed: the form says what is wrong with it.
 */
export function groupedAfter(
  before: string,
  text: string,
  inputType: string | undefined,
): string | undefined {
  if (/^\d+$/.test(text)) return grouped(text);
  const wasGrouped = before === grouped(digitsOf(before));
  const isDotTyped = digitsOf(text) === digitsOf(before) && text.length > before.length;
  if (!isTyped(inputType) || !wasGrouped || isDotTyped || !/^[\d.]+$/.test(text)) return undefined;
  return grouped(digitsOf(text));
}

/** Puts the dots into what is being typed; the caret stays before the digit it was before. */
export function groupWhileTyped(event: ChangeEvent<HTMLInputElement>, before: string): void {
  const input = event.currentTarget;
  const text = groupedAfter(before, input.value, (event.nativeEvent as InputEvent).inputType);
  if (text === undefined || text === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const behind = digitsOf(input.value.slice(caret)).length;
  input.value = text;
  let place = text.length;
  while (place > 0 && digitsOf(text.slice(place)).length < behind) place -= 1;
  input.setSelectionRange(place, place);
}
