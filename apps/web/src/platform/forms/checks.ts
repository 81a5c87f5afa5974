import { fieldErrorTable, type UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import { normalisedPhoneNumber, phoneNumberPattern } from '@marketplace/contract/phone-number';
import { hasUnseen } from '@marketplace/contract/unseen';

type Check = UsualFieldErrorCode | undefined;

/** The same codes as the server's, for what can be told before sending. */
export function textCheck(text: string, min: number, max: number): Check {
  const words = text.trim().replace(/\s+/gu, ' ');
  const { length } = words;
  if (length === 0 && min > 0) return 'required';
  if (length < min) return 'too_short';
  if (length > max) return 'too_long';
  return hasUnseen(words) ? 'invalid' : undefined;
}

export function phoneCheck(text: string): Check {
  if (text.trim() === '') return 'required';
  return phoneNumberPattern.test(normalisedPhoneNumber(text)) ? undefined : 'phone_number_invalid';
}

/** Only the fields something is wrong with, in words; of codes that the usual table lacks, in those of another. */
export const inWords = <Name extends string, Code extends string = UsualFieldErrorCode>(
  checks: Partial<Record<Name, Code | undefined>>,
  table = fieldErrorTable as Record<string, string>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    (Object.entries(checks) as [Name, Code | undefined][]).flatMap(([name, code]) =>
      code ? [[name, table[code]]] : [],
    ),
  ) as Partial<Record<Name, string>>;
