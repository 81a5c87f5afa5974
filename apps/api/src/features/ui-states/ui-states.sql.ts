import type { Db, Tx } from '../../platform/db/handle.ts';
import type { MemberScope } from '../../platform/store-scope.ts';

type State = Record<string, unknown>;

export async function readUiState(
  db: Db,
  { store_id }: MemberScope,
  user_id: string,
  page: string,
): Promise<State | null> {
  const row = await db
    .selectFrom('seller_ui_states')
    .where('user_id', '=', user_id)
    .where('store_id', '=', store_id)
    .where('page', '=', page)
    .select('state')
    .executeTakeFirst();
  return (row?.state as State | undefined) ?? null;
}

export async function upsertUiState(
  db: Tx,
  { store_id }: MemberScope,
  user_id: string,
  page: string,
  value: State,
): Promise<void> {
  const state = JSON.stringify(value);
  await db
    .insertInto('seller_ui_states')
    .values({ user_id, store_id, page, state })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'store_id', 'page'])
        .doUpdateSet(({ ref }) => ({ state, updated_at: ref('excluded.updated_at') })),
    )
    .execute();
}
