/** An answer as far as it is needed: what `fetch` would have given. */
export type EarlyAnswer = { ok: boolean; status: number; text: string };

declare global {
  /** Calls that were made before the code was there, by address; each is for the first who asks. */
  var earlyAnswers: Map<string, Promise<EarlyAnswer>> | undefined;
}

export async function ask(address: string, init: RequestInit): Promise<EarlyAnswer> {
  const response = await fetch(address, { ...init, credentials: 'omit' });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** The answer to a call that is under way already; nothing if it is not, or came to nothing. */
export async function takeEarly(address: string): Promise<EarlyAnswer | undefined> {
  const answer = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return answer?.catch(() => undefined);
}
