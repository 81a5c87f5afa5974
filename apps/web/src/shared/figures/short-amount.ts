import { number } from '../../platform/format/money.ts';

/** 41,2 jt: what fits beside an axis or in a card. */
export function shortAmount(amount: number): string {
  for (const [size, unit] of [
    [1e12, ' T'],
    [1e9, ' M'],
    [1e6, ' jt'],
    [1e3, ' rb'],
  ] as const) {
    if (Math.abs(amount) >= size) return `${withComma(amount / size)}${unit}`;
  }
  return withComma(amount);
}

/** One place behind the comma, and none where it says nothing. */
export const withComma = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Number.isInteger(rounded) || Math.abs(rounded) >= 100
    ? number(rounded)
    : String(rounded).replace('.', ',');
};

export const shortRupiah = (amount: number): string =>
  amount < 0 ? `-Rp\u00a0${shortAmount(-amount)}` : `Rp\u00a0${shortAmount(amount)}`;
