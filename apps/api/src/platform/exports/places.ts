import { failWith } from '../failure.ts';

/** Of one person, or of one address that was given out, at once: whoever asks for more has them all the later. */
const mostOfOne = 2;
const retrySeconds = 10;
const underWay = new Map<string, number>();

/** Answers with how to give the place back; once is enough, and more does no harm. */
export function takePlace(asker: string): () => void {
  const others = underWay.get(asker) ?? 0;
  if (others >= mostOfOne) failWith('rate_limited', { retry_after: retrySeconds });
  underWay.set(asker, others + 1);
  let isMine = true;
  return () => {
    if (!isMine) return;
    isMine = false;
    const left = (underWay.get(asker) ?? 1) - 1;
    if (left > 0) underWay.set(asker, left);
    else underWay.delete(asker);
  };
}
