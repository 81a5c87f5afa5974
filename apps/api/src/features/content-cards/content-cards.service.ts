import type { Insertable } from 'kysely';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordAct } from '../acts/acts.service.ts';
import { insertCard, insertViews, readCards } from './content-cards.sql.ts';

export const cardsFor = async (db: Db, who: Caller) => ({
  cards: await readCards(db, who),
  service: null,
});

export async function logImpressions(db: Db, who: Caller, card_ids: readonly string[]) {
  await inTransaction(db, (db) => insertViews(db, who, card_ids));
  return {};
}

export type NewCard = Insertable<Tables['content_cards']>;

export function publishCard(db: Db, card: NewCard): Promise<string> {
  return inTransaction(db, async (db) => {
    const { id } = await insertCard(db, card);
    await recordAct(db, 'card.publish', { store_id: card.store_id ?? null, id, after: card });
    return id;
  });
}
