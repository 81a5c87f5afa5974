import { daysBeforeExpiry } from '@marketplace/contract/inventory-choices';
import { dayAfter, dayWords } from '../../platform/format/time.ts';

/** What is to be said of a date at which something expires; nothing while it is far off. */
export function expiryOf(expires_on: string | null | undefined, today: string) {
  if (!expires_on || expires_on > dayAfter(today, daysBeforeExpiry)) return undefined;
  return expires_on < today
    ? ({ label: 'Sudah kedaluwarsa', tone: 'wrong' } as const)
    : ({ label: `Kedaluwarsa ${dayWords(expires_on)}`, tone: 'soon' } as const);
}
