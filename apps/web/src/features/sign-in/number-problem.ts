import { loginFieldErrors } from '@marketplace/contract/login-field-errors';
import { normalisedPhoneNumber, phoneNumberPattern } from '@marketplace/contract/phone-number';

export function numberProblem(text: string): string | undefined {
  if (text.trim() === '') return loginFieldErrors.required;
  const isNumber = phoneNumberPattern.test(normalisedPhoneNumber(text));
  return isNumber ? undefined : loginFieldErrors.phone_number_invalid;
}
