import { number } from '../../../platform/format/money.ts';

/** Up to Rp 999.999.999.999. */
const mostDigits = 12;

/**
 * What is typed as an amount with its thousands parted, and where the caret stands then: behind the same digit as before.
 * Cents, which only come with what is pasted, are left away.
 */
export function groupTyped(text: string, caret: number): { text: string; caret: number } {
  const whole = caret === text.length ? text.replace(/,\d{1,2}$/, '') : text;
  const digits = digitsOf(whole)
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
  const grouped = digits && number(Number(digits));
  // From the end: digits before the caret may have been noughts that are gone.
  const behind = Math.min(digitsOf(whole.slice(caret)).length, digits.length);
  return { text: grouped, caret: placeBefore(grouped, behind) };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Where so many digits stand behind. */
function placeBefore(grouped: string, behind: number): number {
  let place = grouped.length;
  for (let left = behind; left > 0; place -= 1) {
    if (grouped[place - 1] !== '.') left -= 1;
  }
  return grouped[place - 1] === '.' ? place - 1 : place;
}
