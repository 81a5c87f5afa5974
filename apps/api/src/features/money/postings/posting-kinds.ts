import type { PostingKind } from '@marketplace/contract/money-words';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';

type Cause = Tables['postings']['cause'];

const causesOf: Record<Exclude<PostingKind, 'OTHER'>, readonly Cause[]> = {
  IN: ['PAYMENT', 'DELIVERED', 'TERM_PAYMENT'],
  EARNED: ['COMPLETED', 'PLATFORM_SHARE'],
  BACK: [
    'LOWERED',
    'GIVEN_BACK',
    'STRAY_PAYMENT',
    'COMPLAINT_REFUND',
    'SHARE_GIVEN_BACK',
    'REFUND_HANDED_OVER',
    'REFUND_CLAIMED',
  ],
  FEES: ['FEE', 'COMPLAINT_FEE', 'COLLECTION', 'COLLECTION_PAID', 'COLLECTION_WAIVED'],
};

const named = Object.entries(causesOf) as [PostingKind, readonly Cause[]][];

/** A cause that has come since is among the others until it is named. */
export const kindOf = (cause: Cause): PostingKind =>
  named.find(([, causes]) => causes.includes(cause))?.[0] ?? 'OTHER';

/** The causes of a kind as rows of one column, `cause`. */
export const causesIn = (kind: PostingKind): Sql =>
  kind === 'OTHER'
    ? sql`(select cause from unnest(enum_range(null::book_cause)) as every (cause)
        where cause <> all(${named.flatMap(([, causes]) => causes)}::book_cause[])) e`
    : sql`unnest(${causesOf[kind]}::book_cause[]) as e (cause)`;
