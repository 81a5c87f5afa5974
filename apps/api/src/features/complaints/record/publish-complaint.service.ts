import type { ComplaintState } from '@marketplace/contract/complaint-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import { toComplaintRow } from './complaint-row.ts';
import type { ComplaintRecord } from './complaint-rows.sql.ts';
import type { NewStep } from './write-complaint.sql.ts';

/** The row on the seller's open screens follows at once. Comes after everything that is locked by others. */
export const publishComplaint = (
  db: Tx,
  complaint: ComplaintRecord,
  previous_state: ComplaintState | null,
  actor: NewStep['actor'],
): Promise<void> =>
  writeEvent(db, {
    store_id: complaint.store_id,
    area: 'order',
    kind: 'complaint.changed',
    payload: { ...toComplaintRow(complaint, { side: 'seller', may_act: true }), previous_state },
    // What its own people do, or a rule of theirs, is no news to a store.
    ...(actor === 'SELLER' && { notification: null }),
  });
