import { lazyPart } from '../../../ui/lazy-part.ts';

/** The list as a desk has it, and as a phone does: neither loads the other's. The page names both for its width. */
export const deskPart = lazyPart(() =>
  import('./orders-desk.tsx').then((module) => module.OrdersDesk),
);
export const phonePart = lazyPart(() =>
  import('./orders-phone.tsx').then((module) => module.OrdersPhone),
);
