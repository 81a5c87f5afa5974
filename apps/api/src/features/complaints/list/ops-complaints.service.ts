import { id } from '@marketplace/contract/fields';
import type { OpsComplaintsQuery } from '@marketplace/contract/ops-complaints';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { toComplaintRow } from '../record/complaint-row.ts';
import { readComplaintsIn } from './ops-complaints.sql.ts';

/** What stands so in all stores, for operators. */
export async function listComplaintsToJudge(db: Db, { state, ...query }: OpsComplaintsQuery) {
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, id, id]),
    (behind, limit) => readComplaintsIn(db, state, behind, limit),
    ({ created, store_id, id }) => [created, store_id, id],
  );
  const operator = { side: 'operator', may_act: false } as const;
  return { data: data.map(({ created: _, ...record }) => toComplaintRow(record, operator)), next };
}
