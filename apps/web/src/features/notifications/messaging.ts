import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { CardsState, Engagement } from '../../platform/engagement/engagement.ts';
import { useAppState } from '../../platform/services.ts';
import { isShown, unreadOf } from './shown-cards.ts';

const MessagingContext = createContext<Engagement | null>(null);
export const MessagingProvider = MessagingContext.Provider;

/** The cards for the store that is looked at, and how many of them are unseen. */
export function useMessaging() {
  const engagement = use(MessagingContext);
  if (!engagement) throw new Error('useMessaging outside of MessagingProvider');
  const [{ cards, status }, setState] = useState<CardsState>({ cards: [], status: 'loading' });
  const current = useAppState(({ store }) =>
    store.selected_ids.length > 0 ? undefined : store.active?.id,
  );
  useEffect(() => engagement.subscribe(setState), [engagement]);
  const shown = useMemo(() => cards.filter((card) => isShown(card, current)), [cards, current]);
  return { cards: shown, status, unread: unreadOf(shown), engagement };
}
