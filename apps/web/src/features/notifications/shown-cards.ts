import type { ContentCard } from '@marketplace/contract/content-cards';

/**
 * For sellers, and for no other store than the one that is looked at. Over all stores there is no such one: a card does
 * not say which store it means, so those of single stores wait until theirs is looked at.
 */
export const isShown = (
  { extras: { destination, store_id } }: ContentCard,
  current: string | undefined,
): boolean => destination === 'SELLER' && (store_id === null || store_id === current);

export const unreadOf = (cards: readonly ContentCard[]): number =>
  cards.filter(({ viewed }) => !viewed).length;
