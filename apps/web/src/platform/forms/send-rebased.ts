const mostTimes = 3;

/**
 * Sends it; where it was refused because somebody else was faster with something else, again on what there is now, as
 * `rebase` has it. Answers with what was sent in the end.
 */
export async function sendRebased<Draft, Answer>(
  draft: Draft,
  send: (draft: Draft) => Promise<Answer>,
  rebase: (error: unknown, draft: Draft) => Draft | undefined,
): Promise<{ answer: Answer; sent: Draft }> {
  let sent = draft;
  for (let times = 0; ; times += 1) {
    try {
      return { answer: await send(sent), sent };
    } catch (error) {
      const next = times < mostTimes ? rebase(error, sent) : undefined;
      if (next === undefined) throw error;
      sent = next;
    }
  }
}
