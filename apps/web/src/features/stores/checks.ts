import { emailPattern } from '@marketplace/contract/email';
import type { UsualFieldErrorCode } from '@marketplace/contract/field-errors';

type Check = UsualFieldErrorCode | undefined;

export function emailCheck(text: string): Check {
  if (text.trim() === '') return 'required';
  return emailPattern.test(text.trim()) ? undefined : 'email_invalid';
}

export function patternCheck(text: string, pattern: RegExp, code: UsualFieldErrorCode): Check {
  if (text.trim() === '') return 'required';
  return pattern.test(text.trim()) ? undefined : code;
}

const mostDays = 60;
const dayMs = 86_400_000;

/** Days off: from today on, the end not before the beginning, 60 days at most. */
export function daysCheck(
  { date_from, date_to }: { date_from: string; date_to: string },
  today: string,
): { date_from?: Check; date_to?: Check } {
  if (!date_from || !date_to) {
    return {
      date_from: date_from ? undefined : 'required',
      date_to: date_to ? undefined : 'required',
    };
  }
  if (date_from < today) return { date_from: 'date_past' };
  if (date_to < date_from) return { date_to: 'date_range_reversed' };
  const days = (Date.parse(date_to) - Date.parse(date_from)) / dayMs + 1;
  return days > mostDays ? { date_to: 'date_range_too_long' } : {};
}
