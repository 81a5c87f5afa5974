import type { OrderRow } from '@marketplace/contract/order-row';

/** Whose menu is open, and where it stands. */
export type DotsOf = { order_id: string; anchor: HTMLElement; isByKey: boolean };

export const dotsLabel = ({ buyer_name }: Pick<OrderRow, 'buyer_name'>): string =>
  `Pilihan lain, ${buyer_name}`;
