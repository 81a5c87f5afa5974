import { fieldErrorTable } from '@marketplace/contract/field-errors';

export type ChosenReason = { reason_id: string; note: string };
/** With what follows, where there is a choice: see delivery-outcomes.ts. */
export type ReasonValues = ChosenReason & { outcome: string };
type Reason = { id: string; needs_note: boolean };

const shortestNote = 5;

/** What is wrong with a reason before it is sent, in the server's words. */
export function reasonProblems(
  { reason_id, note }: ChosenReason,
  reasons: readonly Reason[],
): Partial<ChosenReason> {
  const chosen = reasons.find(({ id }) => id === reason_id);
  if (!chosen) return { reason_id: fieldErrorTable.required };
  const isShort = chosen.needs_note && note.trim().length < shortestNote;
  return isShort ? { note: fieldErrorTable.note_too_short } : {};
}
