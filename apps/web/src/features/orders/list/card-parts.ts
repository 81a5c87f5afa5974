import { lazyPart } from '../../../ui/lazy-part.ts';

/** What a card can do without: it comes soon after the cards, or with the first finger on its dots. A move needs nothing of it. */
export const cardParts = lazyPart(() => import('./late-card-parts.ts'));

export const warmUp = (): void => void cardParts.load().catch(() => {});
