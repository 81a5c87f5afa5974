import type { Api } from '../api/client.ts';
import type { CardSource } from './card-source.ts';
import type { CardsState, Engagement } from './engagement.ts';

const refreshEvery = 300_000;
/** The first screen has the line to itself. */
const firstAfter = 2_500;
const nothing: CardsState = { cards: [], status: 'loading' };

/**
 * The marketplace's own cards, asked for soon and every five minutes while somebody listens. Where a service has them
 * instead, the first answer says so, and they come from there.
 */
export function createOwnEngagement(api: Api): Engagement {
  const listeners = new Set<(state: CardsState) => void>();
  let state = nothing;
  let person: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tell = (now: CardsState) => {
    state = now;
    for (const listener of listeners) listener(state);
  };
  /** Seen by the person, whatever an answer says that was read before that was told. */
  const seenHere = new Set<string>();
  const withSeen = (cards: CardsState['cards'], seen: ReadonlySet<string>) =>
    cards.map((card) => (seen.has(card.id) ? { ...card, viewed: true } : card));
  let outside: CardSource | undefined;
  const refresh = async () => {
    const asker = person;
    if (!asker) return;
    const show = (cards: CardsState['cards']) => {
      if (person === asker) tell({ cards: withSeen(cards, seenHere), status: 'loaded' });
    };
    try {
      if (outside) return outside.refresh();
      const { cards, service } = await api('GET /api/content-cards/list');
      if (!service) return show(cards);
      const { openBraze } = await import('./braze.ts');
      const isHere = () => person === asker && !outside;
      outside = (await openBraze(service, { user_uuid: asker, isHere }, show)) ?? outside;
    } catch {
      // The cards of before stay until the next turn.
      if (person === asker) tell({ ...state, status: 'failed' });
    }
  };
  return {
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state);
      timer ??= setInterval(() => void refresh(), refreshEvery);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    logImpressions: (card_ids) => {
      for (const id of card_ids) seenHere.add(id);
      tell({ ...state, cards: withSeen(state.cards, new Set(card_ids)) });
      if (outside) return outside.logImpressions(card_ids);
      const body = { card_ids: [...card_ids] };
      void api('POST /api/content-cards/impressions', { body }).catch(() => {
        // Asked for again, the card comes back as unseen, and is seen again.
        for (const id of card_ids) seenHere.delete(id);
      });
    },
    logClick: (card_id) => outside?.logClick(card_id),
    changeUser: (user_uuid) => {
      if (user_uuid === person) return;
      person = user_uuid;
      outside?.close();
      outside = undefined;
      seenHere.clear();
      tell(nothing);
      if (user_uuid) setTimeout(() => void refresh(), firstAfter);
    },
  };
}
