import { lazyPart } from '../../../ui/lazy-part.ts';

/** Why an order was found; most lists are not searched in, so the code comes with the first words. */
export const matchedPart = lazyPart(() =>
  import('./matched-in.tsx').then((module) => module.matchedIn),
);
