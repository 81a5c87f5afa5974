import { id } from '@marketplace/contract/fields';
import type {
  PromotionPublishBody,
  PublishedPromotion,
} from '@marketplace/contract/ops-promotions';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { followingPage } from '../../../platform/pages.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { recordAct } from '../../acts/acts.service.ts';
import {
  findSame,
  insertPromotion,
  knownCategories,
  lastClock,
  readPublished,
  readPublishedOne,
} from './published.sql.ts';

export const listPublished = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readPublished(db, behind?.[0], limit),
    ({ cms_id }) => [cms_id],
  );

/** Every store finds it when it next looks: a million events would tell no more, and later. */
export const publishPromotion = (
  db: Db,
  { operator_id }: { operator_id: string },
  body: PromotionPublishBody,
): Promise<{ promotion: PublishedPromotion }> =>
  inTransaction(db, async (db) => {
    const payload_hash = payloadHash(body);
    const findThis = () => findSame(db, operator_id, payload_hash);
    const same = await findThis();
    if (same) return { promotion: await mustFind(db, same) };
    await refuse(db, body);
    const cms_id = await insertPromotion(db, body, operator_id, payload_hash);
    if (!cms_id)
      return { promotion: await mustFind(db, (await findThis()) ?? fail('promotion_not_found')) };
    await recordAct(db, 'promotion.publish', { cms_id, after: body });
    return { promotion: await mustFind(db, cms_id) };
  });

export const mustFind = async (db: Tx, cms_id: string): Promise<PublishedPromotion> =>
  (await readPublishedOne(db, cms_id)) ?? fail('promotion_not_found');

async function refuse(db: Tx, { category_ids, ...times }: PromotionPublishBody): Promise<void> {
  const known = await knownCategories(db, category_ids);
  const unknown = category_ids.flatMap((each, index) =>
    known.has(each) ? [] : [[`category_ids.${index}`, 'not_a_choice'] as const],
  );
  if (unknown.length > 0) fail('category_not_found', Object.fromEntries(unknown));
  const now = await lastClock(db);
  const past = (['joins_until_local', 'ends_local'] as const).filter(
    (field) => times[field] <= now,
  );
  if (past.length > 0)
    fail('validation_failed', Object.fromEntries(past.map((field) => [field, 'date_past'])));
}
