import type { ContentCard } from '@marketplace/contract/content-cards';

/** For sellers, and for no other store than the one that is looked at; over all stores for any of them. */
export const isShown = (
  { extras: { destination, store_id } }: ContentCard,
  current: string | undefined,
): boolean =>
  destination === 'SELLER' && (store_id === null || current === undefined || store_id === current);

export const unreadOf = (cards: readonly ContentCard[]): number =>
  cards.filter(({ viewed }) => !viewed).length;
