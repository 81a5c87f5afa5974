/** An answer as far as it is needed: what `fetch` would have given. */
export type PreloadedResponse = { ok: boolean; status: number; text: string };

/** A call under way, as whom it was made, and how to give it up. */
export type PreloadedCall = {
  answer: Promise<PreloadedResponse>;
  authorization: string | null;
  stop: AbortController;
};

declare global {
  /** Calls that were made before the code was there, by address; each is for the first who asks. */
  var preloadedResponses: Map<string, PreloadedCall> | undefined;
}

export async function ask(address: string, init: RequestInit): Promise<PreloadedResponse> {
  const response = await fetch(address, { ...init, credentials: 'omit' });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/**
 * The answer to a call that is under way already; nothing if it is not, or came to nothing. It is given up with the one
 * who has taken it over, whose patience it has from then on. What was answered to another login is for nobody: it
 * would end the one of now, or show what is another's.
 */
export async function takeEarly(
  address: string,
  { headers }: RequestInit,
  signal: AbortSignal,
): Promise<PreloadedResponse | undefined> {
  const early = globalThis.preloadedResponses?.get(address);
  globalThis.preloadedResponses?.delete(address);
  if (early && early.authorization !== new Headers(headers).get('authorization')) {
    early.stop.abort();
    return undefined;
  }
  if (signal.aborted) early?.stop.abort();
  signal.addEventListener('abort', () => early?.stop.abort(), { once: true });
  return early?.answer.catch(() => undefined);
}
