import type { HoldReason } from '@marketplace/contract/money-words';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Tables } from '../../../platform/db/tables.gen.ts';

type PayoutState = Tables['payouts']['state'];

/** What the money that the marketplace holds for an order waits for, by where the order stands. */
const reasons: Record<FulfilmentStatus, HoldReason> = {
  NEW: 'WAITS_FOR_ACCEPT',
  PROCESSING: 'WAITS_FOR_SHIPMENT',
  READY_FOR_PICKUP: 'WAITS_FOR_PICKUP',
  SHIPPED: 'WAITS_FOR_DELIVERY',
  DELIVERED: 'WAITS_FOR_CONFIRMATION',
  IN_COMPLAINT: 'IN_COMPLAINT',
  COMPLETED: 'WAITS_FOR_PAYOUT',
  REJECTED: 'GOES_BACK',
  CANCELLED: 'GOES_BACK',
  EXPIRED: 'GOES_BACK',
  RETURNED: 'GOES_BACK',
};

/** What the money of a completed order waits for, by its payout; until it has one, for that. */
const payoutReasons: Partial<Record<PayoutState, HoldReason>> = {
  WAITING_ACCOUNT: 'NO_BANK_ACCOUNT',
  SCHEDULED: 'PAYOUT_SCHEDULED',
  FAILED: 'PAYOUT_FAILED',
};

/** An open balance with all that says why it is open. */
export type Opened = {
  account: 'ESCROW' | 'PAYOUT_TRANSIT' | 'RECEIVABLE' | 'FEE_PAYABLE';
  party: string;
  fulfilment_status: FulfilmentStatus | null;
  deadline_at: string | null;
  term_ends_at: string | null;
  due_at: string | null;
  /** Of a week of fees whose payment an operator has yet to find. */
  is_checked: boolean;
  next_bill_at: string;
  /** A buyer complains about it; until when somebody has to answer or may appeal, if anybody has to. */
  is_disputed: boolean;
  dispute_ends_at: string | null;
  payout_state: PayoutState | null;
  /** The midnight behind the day on which it is sent. */
  payout_ends_at: string | null;
};

type Hold = { reason: HoldReason; until: string | null };

export function holdOf(opened: Opened, now = Date.now()): Hold {
  const { fulfilment_status, deadline_at, term_ends_at } = opened;
  switch (opened.account) {
    case 'PAYOUT_TRANSIT':
      return { reason: 'ON_ITS_WAY', until: null };
    case 'RECEIVABLE': {
      const isOver = term_ends_at !== null && Date.parse(term_ends_at) <= now;
      return { reason: isOver ? 'TERM_OVERDUE' : 'TERM_RUNS', until: term_ends_at };
    }
    case 'FEE_PAYABLE':
      return feeHold(opened, now);
    default:
      if (opened.is_disputed) return { reason: 'IN_COMPLAINT', until: opened.dispute_ends_at };
      return fulfilment_status === 'COMPLETED'
        ? payoutHold(opened)
        : { reason: reasons[fulfilment_status ?? 'RETURNED'], until: deadline_at };
  }
}

function payoutHold({ payout_state, payout_ends_at }: Opened): Hold {
  const reason = (payout_state && payoutReasons[payout_state]) ?? reasons.COMPLETED;
  return { reason, until: reason === 'PAYOUT_SCHEDULED' ? payout_ends_at : null };
}

function feeHold({ party, due_at, is_checked, next_bill_at }: Opened, now: number): Hold {
  if (party === 'CREDIT') return { reason: 'FEE_CREDIT', until: null };
  if (is_checked) return { reason: 'FEE_CHECKED', until: null };
  if (!due_at) return { reason: 'FEE_NOT_BILLED', until: next_bill_at };
  return { reason: Date.parse(due_at) <= now ? 'FEE_OVERDUE' : 'FEE_BILLED', until: due_at };
}
