import { failWith } from '../failure.ts';

/** Of one person at once: whoever asks for more has them all the later. */
const mostOfOne = 2;
const retrySeconds = 10;
const underWay = new Map<string, number>();

/** Answers with how to give the place back; once is enough, and more does no harm. */
export function takePlace(user_id: string): () => void {
  const others = underWay.get(user_id) ?? 0;
  if (others >= mostOfOne) failWith('rate_limited', { retry_after: retrySeconds });
  underWay.set(user_id, others + 1);
  let isMine = true;
  return () => {
    if (!isMine) return;
    isMine = false;
    const left = (underWay.get(user_id) ?? 1) - 1;
    if (left > 0) underWay.set(user_id, left);
    else underWay.delete(user_id);
  };
}
