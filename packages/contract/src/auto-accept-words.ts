/** Which orders a store takes without a person; every condition that is set has to hold. */
export type AcceptConditions = {
  least_completed_orders: number | null;
  most_amount: number | null;
  needs_stock: boolean;
  within_hours: boolean;
};

/** The conditions as the history of an order and the page of the store say them, such as `sampai Rp 2.000.000, stok cukup`. */
export function conditionWords(
  { least_completed_orders, most_amount, needs_stock, within_hours }: AcceptConditions,
  rupiah: (amount: number) => string,
): string {
  const words = [
    least_completed_orders &&
      `pembeli langganan (paling sedikit ${least_completed_orders} pesanan selesai)`,
    most_amount && `sampai ${rupiah(most_amount)}`,
    needs_stock && 'stok cukup',
    within_hours && 'dalam jam buka',
  ].filter(Boolean);
  return words.length === 0 ? 'semua pesanan' : words.join(', ');
}
