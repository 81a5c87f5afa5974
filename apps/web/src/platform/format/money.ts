/**
 * 1250000 as 1.250.000. By hand: the browser's own formatter takes 50 ms to wake up, at every start, on the
 * phones of our people.
 */
export const number = (amount: number): string =>
  String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** Rp 1.250.000, with a space that does not break. */
export const rupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp\u00a0${number(Math.abs(amount))}`;
