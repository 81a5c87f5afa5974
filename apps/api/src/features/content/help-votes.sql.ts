import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

export async function readVote(db: Db, user_id: string, page_id: string): Promise<boolean | null> {
  const [vote] = await rowsOf<{ is_helpful: boolean }>(
    db,
    sql`select is_helpful from help_votes where user_id = ${user_id}::bigint and page_id = ${page_id}::bigint`,
  );
  return vote?.is_helpful ?? null;
}

type Vote = { user_id: string; page_id: string; is_helpful: boolean; note: string };

/** Whether it is the first of this person. */
export async function insertVote(db: Tx, vote: Vote): Promise<boolean> {
  const inserted = await rowsOf(
    db,
    sql`insert into help_votes (page_id, user_id, is_helpful, note)
        values (${vote.page_id}::bigint, ${vote.user_id}::bigint, ${vote.is_helpful}::boolean, ${vote.note})
        on conflict (user_id, page_id) do nothing returning true`,
  );
  return inserted.length > 0;
}

/** Whether the person has changed their mind. */
export async function changeVote(db: Tx, vote: Vote): Promise<boolean> {
  const [before] = await rowsOf<{ is_helpful: boolean }>(
    db,
    sql`select is_helpful from help_votes
        where user_id = ${vote.user_id}::bigint and page_id = ${vote.page_id}::bigint for update`,
  );
  await rowsOf(
    db,
    sql`update help_votes set is_helpful = ${vote.is_helpful}::boolean, note = ${vote.note}, voted_at = now()
        where user_id = ${vote.user_id}::bigint and page_id = ${vote.page_id}::bigint`,
  );
  return before !== undefined && before.is_helpful !== vote.is_helpful;
}

export async function addVotes(
  db: Tx,
  page_id: string,
  { helpful, unhelpful }: { helpful: number; unhelpful: number },
): Promise<void> {
  await rowsOf(
    db,
    sql`update help_pages set helpful_count = greatest(helpful_count + ${helpful}::int, 0),
          unhelpful_count = greatest(unhelpful_count + ${unhelpful}::int, 0)
        where id = ${page_id}::bigint`,
  );
}

type Note = { vote_id: string; slug: string; note: string; voted_at: string };

export const readNotes = (db: Db, behind: string | undefined, limit: number): Promise<Note[]> =>
  rowsOf<Note>(
    db,
    sql`select v.id as vote_id, p.slug, v.note, v.voted_at from help_votes v join help_pages p on p.id = v.page_id
        where v.note <> '' and ${behind ? sql`v.id < ${behind}::bigint` : sql`true`}
        order by v.id desc limit ${limit}::int`,
  );
