import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { cardsFor, logImpressions } from './content-cards.service.ts';

export const contentCardsRoutes = [
  bind(contract.contentCards.list, ({ db, who }) => cardsFor(db, who)),
  bind(contract.contentCards.logImpressions, ({ db, who, body }) =>
    logImpressions(db, who, body.card_ids),
  ),
];
