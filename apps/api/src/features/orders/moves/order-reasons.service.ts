import { fail } from '../../../platform/failure.ts';
import { failureReasons, type Reason, rejectionReasons } from './order-reasons.ts';

const shortestNote = 5;

export const listReasons = async ({ for: what }: { for: 'rejection' | 'failure' }) => ({
  reasons: [...(what === 'failure' ? failureReasons : rejectionReasons)],
});

/** The reason as history keeps it, or a refusal beside its field. */
export function readReason(
  reasons: readonly Reason[],
  { reason_id, note }: { reason_id: string; note: string },
): { reason: string; reason_id: string; note: string } {
  const chosen = reasons.find(({ id }) => id === reason_id);
  if (!chosen) return fail('reason_unknown', { reason_id: 'not_a_choice' });
  if (chosen.needs_note && note.length < shortestNote) {
    fail('note_required', { note: 'note_too_short' });
  }
  return { reason: chosen.text, reason_id, note };
}
