import { lazyPart } from '../../../ui/lazy-part.ts';

/** What a card needs once it is touched: it comes soon after the cards, or with the first finger on one. */
export const cardParts = lazyPart(() => import('./late-card-parts.ts'));

export const warmUp = (): void => void cardParts.load().catch(() => {});
