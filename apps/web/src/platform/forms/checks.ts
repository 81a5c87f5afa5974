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

type Checks<Name extends string, Code> = Partial<Record<Name, Code | undefined>>;

/** Only the fields something is wrong with, in words; of codes that the usual table lacks, in those of another. */
export function inWords<Name extends string>(
  checks: Checks<Name, UsualFieldErrorCode>,
): Partial<Record<Name, string>>;
export function inWords<Name extends string, Code extends string>(
  checks: Checks<Name, Code>,
  table: Record<Code, string>,
): Partial<Record<Name, string>>;
export function inWords(
  checks: Checks<string, string>,
  table: Record<string, string> = fieldErrorTable,
) {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, code]) => (code ? [[name, table[code]]] : [])),
  );
}
