import { contract } from '@marketplace/contract/contract';
import { type NewCard, publishCard } from '../features/content-cards/content-cards.service.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';

const someCard: NewCard = {
  category: 'PROMOTION',
  title: 'Pekan grosir',
  description: 'Potongan komisi.',
  expires_at: '2099-12-31T00:00:00.000Z',
};

/** A card that nobody has seen. */
const unseen = async ({ server }: GuardWorld) => ({
  body: { card_ids: [await publishCard(server.database.db, someCard)] },
});

export const cardCases: Record<string, GuardCase> = {
  'contentCards.list': { valid: () => ({}) },
  'contentCards.logImpressions': {
    valid: unseen,
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.contentCards.logImpressions, () => unseen(world)),
    },
  },
};
