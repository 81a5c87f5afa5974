import type { ProposalState } from '@marketplace/contract/proposal-words';
import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import type { ProposalRecord } from './proposal-rows.sql.ts';

/** Open lists and the open proposal follow at once. */
export const publishProposal = (
  db: Tx,
  { store_id, id, name, state }: ProposalRecord,
  previous_state: ProposalState | null,
): Promise<void> =>
  writeEvent(db, {
    store_id,
    area: 'inventory',
    kind: 'proposal.changed',
    payload: { proposal_id: id, name, state, previous_state },
  });
