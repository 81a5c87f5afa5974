import type { CardService } from '@marketplace/contract/content-cards';
import { contract } from '@marketplace/contract/contract';
import { bind, type Route } from '../../platform/http/bind.ts';
import { cardsFor, logImpressions } from './content-cards.service.ts';

/** `service` has the cards instead of us, where there is one. */
export const contentCardsRoutes = (service: CardService | null): Route[] => [
  bind(contract.contentCards.list, async ({ db, who }) =>
    service ? { cards: [], service } : cardsFor(db, who),
  ),
  bind(contract.contentCards.logImpressions, ({ db, who, body }) =>
    logImpressions(db, who, body.card_ids),
  ),
];
