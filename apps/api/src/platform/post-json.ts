import { setTimeout as pause } from 'node:timers/promises';

export type Post = { url: string; token?: string | undefined; body: unknown; timeout_ms: number };

/** Before the second and the third try, as parts of the time-out. */
const waits = [0.05, 0.15];

/**
 * Tries again what may be better in a moment: no answer, 429 and 5xx. Everything else is as it is. The error
 * tells the status alone, since what a provider answers may repeat what it was sent.
 */
export async function postJson(post: Post): Promise<void> {
  for (const wait of [...waits, undefined]) {
    const status = await attempt(post);
    if (typeof status === 'number' && status < 300) return;
    const isPassing = typeof status === 'string' || status === 429 || status >= 500;
    if (!isPassing || wait === undefined) throw new Error(`the provider answered ${status}`);
    await pause(wait * post.timeout_ms);
  }
}

/** The status of the answer, or why there was none. */
async function attempt({ url, token, body, timeout_ms }: Post): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      // A redirect would take the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'too late' : 'not at all';
  }
}
