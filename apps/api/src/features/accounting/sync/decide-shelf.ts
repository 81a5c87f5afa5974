import type { DifferenceReason, StockLeader } from '@marketplace/contract/accounting-words';

type Stand = {
  ours: number;
  theirs: number;
  /** What both held when they last agreed; null where they never have. */
  agreed: number | null;
  /** What was last written there without an answer to it. */
  sending: number | null;
  /** Made there from ours: it has never had a number of its own. */
  is_ours: boolean;
};

export type Decision = 'same' | 'send' | 'take' | DifferenceReason;

/**
 * Who leads is followed as long as the other side has stood still. What was changed on the side that does not lead, or on both, waits for
 * a person: overwritten without a word it would be a purchase or a count that is lost.
 */
export function decideShelf(
  { ours, theirs, agreed, sending, is_ours }: Stand,
  leader: StockLeader,
): Decision {
  if (ours === theirs) return 'same';
  // What we wrote has arrived, though nobody heard that it did.
  const known = theirs === sending ? sending : agreed;
  if (known === null) return is_ours || leader === 'MARKETPLACE' ? 'send' : 'take';
  if (theirs === known) return leader === 'MARKETPLACE' ? 'send' : 'CHANGED_HERE';
  if (ours === known) return leader === 'ACCURATE' ? 'take' : 'CHANGED_THERE';
  return 'CHANGED_BOTH';
}
