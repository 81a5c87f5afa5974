/** Shops do not ask odd sums: the dearer, the coarser the step. */
const stepOf = (price: number): number =>
  price < 2_000 ? 50 : price < 20_000 ? 100 : price < 250_000 ? 500 : 1_000;

export const shopPrice = (price: number): number => {
  const step = stepOf(price);
  return Math.max(step, Math.round(price / step) * step);
};

/** For discounts: rounding up could eat them. */
export const shopPriceBelow = (price: number): number => {
  const step = stepOf(price);
  return Math.max(step, Math.floor(price / step) * step);
};
