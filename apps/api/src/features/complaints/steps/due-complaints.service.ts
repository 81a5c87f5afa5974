import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { changeComplaint } from '../record/write-complaint.sql.ts';
import {
  type After,
  type Clock,
  type DueComplaint,
  dueComplaints,
  takeDueComplaint,
} from './due-complaints.sql.ts';
import { claimRefund } from './hand-over.service.ts';
import { settle } from './settle.service.ts';
import { type Step, takeStep } from './take-step.service.ts';

const batch = 500;

/** Nobody answered in time: the marketplace looks at it. */
const timedOut: Step = {
  kind: 'TIMED_OUT',
  from: ['OPEN', 'OFFERED'],
  work: async (db, { store, complaint }) => {
    await changeComplaint(db, store, complaint.id, { state: 'IN_REVIEW', terms: null });
    return undefined;
  },
};

/** Nobody appealed in time: what was decided is carried out. */
const settled: Step = {
  kind: 'SETTLED',
  from: ['DECIDED'],
  work: async (db, standing) => {
    const { terms, id } = standing.complaint;
    if (!terms) throw new Error(`complaint ${id} was decided without terms`);
    return settle(db, standing, terms);
  },
};

/** What nobody answered goes to the marketplace; what nobody appealed against is carried out. */
export const moveDueComplaints = (db: Db, signal: AbortSignal): Promise<number> =>
  eachDue(db, signal, 'unanswered', [timedOut, settled]);

/** What a store has not handed over in time is paid for it. */
export const claimDueRefunds = (db: Db, signal: AbortSignal): Promise<number> =>
  eachDue(db, signal, 'unpaid', [claimRefund]);

/** Each in a transaction of its own, and one that fails holds up no other. */
async function eachDue(
  db: Db,
  signal: AbortSignal,
  clock: Clock,
  steps: readonly Step[],
): Promise<number> {
  const { attempt, sum } = attempts(`moving ${clock} complaints`);
  let after: After = { at: '-infinity', complaint_id: '0' };
  let found: (DueComplaint & After)[];
  do {
    found = await dueComplaints(db, clock, after, batch);
    for (const due of found) {
      if (signal.aborted) return sum();
      after = due;
      await attempt(() => moveDue(db, clock, due, steps));
    }
  } while (found.length === batch);
  return sum();
}

function moveDue(db: Db, clock: Clock, due: DueComplaint, steps: readonly Step[]): Promise<number> {
  const scope = systemScope([due.store_id]);
  const acting = { actor: 'SYSTEM', who: undefined, scope } as const;
  return inTransaction(db, async (db) => {
    const state = await takeDueComplaint(db, storeIn(scope, due.store_id), clock, due);
    const step = steps.find(({ from }) => state && from.includes(state));
    if (!step) return 0;
    await takeStep(db, acting, due, step);
    return 1;
  });
}
