import { setTimeout as pause } from 'node:timers/promises';

export type Post = {
  url: string;
  token?: string | undefined;
  body: unknown;
  timeout_ms: number;
  /** By which the other side knows what it has had already. */
  key?: string;
  signal?: AbortSignal;
};

/** Before the second and the third try, as parts of the time-out. */
const waits = [0.05, 0.15];

/**
 * Tries again what may be better in a moment: no answer, 429 and 5xx. Everything else is as it is. The error
 * tells the status alone, since what a provider answers may repeat what it was sent.
 */
export async function postJson(post: Post): Promise<void> {
  for (const wait of [...waits, undefined]) {
    const answer = await postOnce(post);
    if (isTaken(answer)) return;
    if (!isPassing(answer) || wait === undefined)
      throw new Error(`the provider answered ${answer}`);
    await pause(wait * post.timeout_ms);
  }
}

/** The status of an answer, or why there was none. */
export type Answer = number | string;

export const isTaken = (answer: Answer) => typeof answer === 'number' && answer < 300;

/** It may be better in a while. */
export const isPassing = (answer: Answer) =>
  typeof answer === 'string' || answer === 408 || answer === 429 || answer >= 500;

export async function postOnce(post: Post): Promise<Answer> {
  const { url, token, body, timeout_ms, key, signal } = post;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      // A redirect would take the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeout_ms), ...(signal ? [signal] : [])]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'too late' : 'not at all';
  }
}
