import type { ContentCard } from '@marketplace/contract/content-cards';
import type { Insertable } from 'kysely';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';

const most = 100;

/** For everybody, or for a store the person works in. */
const isFor = ({
  user_id,
}: Caller) => sql`c.expires_at > now() and (c.store_id is null or c.store_id in (
  select store_id from store_permissions where user_id = ${user_id}::bigint))`;

export const readCards = (db: Db, who: Caller): Promise<ContentCard[]> =>
  rowsOf<ContentCard>(
    db,
    sql`select c.id, c.title, c.description, v.card_id is not null as viewed, c.pinned, c.url,
          c.link_text as "linkText", c.image_url as "imageUrl", c.created_at,
          json_build_object('category', c.category, 'store_id', c.store_id::text,
            'destination', c.destination) as extras
        from content_cards c
        left join content_card_views v on v.card_id = c.id and v.user_id = ${who.user_id}::bigint
        where ${isFor(who)}
        order by c.pinned desc, c.created_at desc, c.id desc limit ${most}`,
  );

export async function insertViews(db: Tx, who: Caller, card_ids: readonly string[]): Promise<void> {
  await rowsOf(
    db,
    sql`insert into content_card_views (user_id, card_id)
        select ${who.user_id}::bigint, c.id from content_cards c
        where c.id = any(${card_ids}::bigint[]) and ${isFor(who)}
        on conflict do nothing`,
  );
}

export function insertCard(db: Tx, card: Insertable<Tables['content_cards']>) {
  return db.insertInto('content_cards').values(card).returning('id').executeTakeFirstOrThrow();
}
