import { id } from '@marketplace/contract/fields';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { followingPage } from '../../platform/pages.ts';
import { publishedPage } from './help-pages.service.ts';
import { addVotes, changeVote, insertVote, readNotes, readVote } from './help-votes.sql.ts';

export const voteOf = (db: Db, user_id: string, page_id: string): Promise<boolean | null> =>
  readVote(db, user_id, page_id);

/** Once a person: whoever says it again changes what they have said. */
export const voteForArticle = (
  db: Db,
  user_id: string,
  { slug, is_helpful, note }: { slug: string; is_helpful: boolean; note: string },
) =>
  inTransaction(db, async (db) => {
    const { id: page_id } = await publishedPage(db, 'ARTICLE', slug);
    const vote = { user_id, page_id, is_helpful, note };
    const added = is_helpful ? 1 : 0;
    if (await insertVote(db, vote))
      await addVotes(db, page_id, { helpful: added, unhelpful: 1 - added });
    else if (await changeVote(db, vote)) {
      const turned = is_helpful ? 1 : -1;
      await addVotes(db, page_id, { helpful: turned, unhelpful: -turned });
    }
    return { done: true as const };
  });

export const listNotes = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readNotes(db, behind?.[0], limit),
    ({ vote_id }) => [vote_id],
  );
