const digits = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

export const number = (amount: number): string => digits.format(amount);

/** Rp 1.250.000, with a space that does not break. */
export const rupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp\u00a0${digits.format(Math.abs(amount))}`;
