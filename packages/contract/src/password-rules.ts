import type { UsualFieldErrorCode } from './field-errors.ts';
import { normalisedPhoneNumber } from './phone-number.ts';

/** Apart from its schema, so that a form can say the same before anything is sent. */
export const passwordLengths = { min: 8, max: 72 } as const;

/** What is wrong with a new password of the person with this number. */
export function passwordProblem(
  password: string,
  phone_number: string,
): UsualFieldErrorCode | undefined {
  if (password === '') return 'required';
  if (password.length < passwordLengths.min) return 'password_too_short';
  if (password.length > passwordLengths.max) return 'too_long';
  // However it is written: 0812…, 62812…, with blanks or dashes.
  const isOwnNumber = normalisedPhoneNumber(password) === normalisedPhoneNumber(phone_number);
  return isOwnNumber ? 'password_is_phone_number' : undefined;
}
