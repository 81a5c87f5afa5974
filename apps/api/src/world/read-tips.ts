import { onboardingTips } from '@marketplace/contract/onboarding-words';
import type { Database } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

/** Whoever has worked for weeks has read what is said once, and put away how to begin. */
export async function fillReadTips({ db }: Database): Promise<void> {
  await rowsOf(
    db,
    sql`insert into tips_seen (user_id, tip)
        select u.id, tip from users u cross join unnest(${onboardingTips}::text[]) as tip`,
  );
  await rowsOf(
    db,
    sql`insert into seller_ui_states (user_id, store_id, page, state)
        select user_id, store_id, 'onboarding', '{"is_put_away":true}'::jsonb from store_permissions`,
  );
}
