import { lazyPart } from '../../../ui/lazy-part.ts';

/** What a desk shows beside the list: comes after the list, or with it where the address names an order. */
export const openOrderPart = lazyPart(() =>
  import('./open-order.tsx').then((module) => module.OpenOrder),
);
