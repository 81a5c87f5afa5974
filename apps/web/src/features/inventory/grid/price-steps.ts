/** By how much a tap on plus or minus changes a price: rupiah, or a share of it. */
export const priceSteps = [
  { value: '100', label: 'Rp 100' },
  { value: '500', label: 'Rp 500' },
  { value: '1000', label: 'Rp 1.000' },
  { value: '1%', label: '1%' },
  { value: '5%', label: '5%' },
  { value: '10%', label: '10%' },
] as const;

export type PriceStep = (typeof priceSteps)[number]['value'];

/** A share of the price that was there before anybody tapped, in steps of 50 where it is as much as that. */
export function stepOf(step: PriceStep, price: number): number {
  if (!step.endsWith('%')) return Number(step);
  const exact = (price * Number.parseInt(step, 10)) / 100;
  return exact >= 50 ? Math.round(exact / 50) * 50 : Math.max(1, Math.round(exact));
}
