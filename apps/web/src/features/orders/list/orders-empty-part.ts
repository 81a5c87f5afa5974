import { lazyPart } from '../../../ui/lazy-part.ts';

/** What a desk shows where there are no orders: most lists have some. */
export const emptyPart = lazyPart(() =>
  import('./orders-empty-state.tsx').then((module) => module.OrdersEmptyState),
);
