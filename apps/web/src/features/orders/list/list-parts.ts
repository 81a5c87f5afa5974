import { lazyPart } from '../../../ui/lazy-part.ts';

/** The list as each window has it: neither loads what the other looks like. A phone's page names its own from the start. */
export const phonePart = lazyPart(() =>
  import('./orders-phone.tsx').then((module) => module.OrdersPhone),
);
export const deskPart = lazyPart(() =>
  import('./orders-desk.tsx').then((module) => module.OrdersDesk),
);
