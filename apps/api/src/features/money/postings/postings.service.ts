import { id } from '@marketplace/contract/fields';
import type { MoneyPosting, PostingsQuery } from '@marketplace/contract/money';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readPageKeys } from './posting-keys.sql.ts';
import { kindOf } from './posting-kinds.ts';
import { type PostingRecord, readPostings } from './postings.sql.ts';

/** The saldo behind the last row of a page, with which the next goes on; nothing where none is told. */
const saldoKey = z.string().regex(/^(-?\d{1,15})?$/);

export async function listPostings(db: Db, scope: StoreScope, query: PostingsQuery) {
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
      const saldo = behind ? readKey(behind[2]) : (keys[0]?.saldo ?? undefined);
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
