import type { ContentCard } from '@marketplace/contract/content-cards';

export type CardsState = {
  cards: readonly ContentCard[];
  status: 'loading' | 'loaded' | 'failed';
};

/**
 * Where cards come from. Ours is the marketplace's own table; a service of somebody else would be another of these.
 */
export type Engagement = {
  /** The cards as they are now and whenever they change; answers with how to stop. */
  subscribe: (listener: (state: CardsState) => void) => () => void;
  refresh: () => Promise<void>;
  /** Cards that were seen for the first time. */
  logImpressions: (card_ids: readonly string[]) => void;
  /** A card whose link was followed. */
  logClick: (card_id: string) => void;
  /** Another person has signed in, or nobody: what was known of the last one goes. */
  changeUser: (user_uuid: string | null) => void;
};
