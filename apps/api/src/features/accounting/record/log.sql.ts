import type { AccountingLogRow } from '@marketplace/contract/accounting-sync';
import type { AccountingLogKind } from '@marketplace/contract/accounting-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';

export type LogEntry = {
  kind: AccountingLogKind;
  is_failed?: boolean;
  about: string;
  change?: string;
  words?: string | null;
  document_id?: string | null;
  variant_id?: string | null;
  user_id?: string | null;
};

export async function writeLog(
  db: Tx,
  { store_id }: OneStore,
  entries: readonly LogEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await rowsOf(
    db,
    sql`insert into accounting_log (store_id, kind, is_failed, about, change, words, document_id, variant_id, user_id)
        select ${store_id}::bigint, e.kind::accounting_log_kind, coalesce(e.is_failed, false), e.about,
          coalesce(e.change, ''), e.words, e.document_id, e.variant_id, e.user_id
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          as e (kind text, is_failed boolean, about text, change text, words text, document_id bigint,
            variant_id bigint, user_id bigint)`,
  );
}

type Narrowed = { kind?: AccountingLogKind | undefined; state?: 'DONE' | 'FAILED' | undefined };

/** The newest first; what failed can be sent again while it waits or differs. */
export function readLog(
  db: Db,
  scope: StoreScope,
  { kind, state }: Narrowed,
  before: string | undefined,
  limit: number,
): Promise<AccountingLogRow[]> {
  return rowsOf<AccountingLogRow>(
    db,
    sql`select l.id, l.kind, case when l.is_failed then 'FAILED' else 'DONE' end as state, l.about, l.change, l.words,
          l.document_id, l.variant_id,
          l.is_failed and exists (select from accounting_differences d where d.store_id = l.store_id
            and (d.document_id = l.document_id or d.variant_id = l.variant_id)) as can_retry,
          u.name as by_name, l.created_at as at
        from accounting_log l left join users u on u.id = l.user_id
        where ${inScope(scope, sql`l.store_id`)}
          and (${before ?? null}::bigint is null or l.id < ${before ?? null}::bigint)
          and (${kind ?? null}::accounting_log_kind is null or l.kind = ${kind ?? null}::accounting_log_kind)
          and (${state ?? null}::text is null or l.is_failed = (${state ?? null}::text = 'FAILED'))
        order by l.id desc limit ${limit}::int`,
  );
}

/** By their keys, as old rows go everywhere. */
export async function forgetLog(db: Db, limit: number): Promise<number> {
  const old = await rowsOf<{ store_id: string; id: string }>(
    db,
    sql`select store_id, id from accounting_log
        where created_at < now() - interval '90 days' order by created_at limit ${limit}::int`,
  );
  for (const { store_id, id } of old)
    await rowsOf(
      db,
      sql`delete from accounting_log where store_id = ${store_id}::bigint and id = ${id}::bigint`,
    );
  return old.length;
}
