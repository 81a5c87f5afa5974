import { id } from '@marketplace/contract/fields';
import type { MoneyPosting, PostingsQuery } from '@marketplace/contract/money';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { type Filters, readPageKeys } from './posting-keys.sql.ts';
import { kindOf } from './posting-kinds.ts';
import { type PostingRecord, readPostings, readSaldo } from './postings.sql.ts';

/** The saldo behind the last row of a page, with which the next goes on; nothing where none is told. */
const saldoKey = z.string().regex(/^(-?\d{1,15})?$/);

export async function listPostings(db: Db, scope: StoreScope, query: PostingsQuery) {
  let saldo: number | undefined;
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, id, saldoKey]),
    async (behind, limit) => {
      const keys = await readPageKeys(
        db,
        scope,
        query,
        behind && ([behind[0], behind[1]] as const),
        limit,
      );
      if (keys.length === 0) return [];
      saldo = behind ? readKey(behind[2]) : await saldoBefore(db, scope, query);
      const rows = runningDown(await readPostings(db, scope, keys), saldo);
      return rows.map((row, index) => ({ ...row, moment: keys[index]?.moment ?? '' }));
    },
    ({ moment, id, balance, change }) => [
      moment,
      id,
      balance === null ? '' : String(balance - change),
    ],
  );
  return { data: data.map(({ moment: _, ...row }) => row), next };
}

const readKey = (text: string) => (text === '' ? undefined : Number(text));

/**
 * The saldo that the newest row of a list leaves. A list of several stores, or one that leaves rows out, has none: a balance that
 * does not follow from the row before would only raise questions.
 */
export async function saldoBefore(
  db: Db,
  scope: StoreScope,
  { kind, order_id, date_to }: Filters,
): Promise<number | undefined> {
  const [own] = scope.store_ids;
  if (!own || scope.store_ids.length > 1 || kind || order_id) return undefined;
  return readSaldo(db, storeIn(scope, own), date_to);
}

/** From the newest down, each with the saldo it left. */
export function runningDown(
  rows: readonly PostingRecord[],
  saldo: number | undefined,
): MoneyPosting[] {
  let left = saldo;
  return rows.map((row) => {
    const balance = left ?? null;
    if (left !== undefined) left -= row.change;
    return { ...row, kind: kindOf(row.cause), balance };
  });
}
