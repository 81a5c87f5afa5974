import type { Failure } from '@marketplace/contract/failure';
import { categoryOfStatus, type FailureCategory, isCategory, RequestFailure } from './failure.ts';
import { ask, takeEarly } from './preloaded-responses.ts';

const requestTimeout = 60_000;
const retryPause = 500;

export type Patience = { signal?: AbortSignal; timeout?: number };

/** What only reads is asked for once more when the server or the way to it was at fault; nothing else is. */
export async function exchange(
  address: string,
  init: RequestInit,
  patience: Patience,
): Promise<unknown> {
  try {
    return await exchangeOnce(address, init, patience);
  } catch (error) {
    if (init.method !== 'GET' || !isCategory(error, 'SERVER_ERROR', 'CONNECTION_ERROR'))
      throw error;
    await pause(patience.signal);
    return exchangeOnce(address, init, patience);
  }
}

const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, retryPause);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

async function exchangeOnce(
  address: string,
  init: RequestInit,
  { signal, timeout = requestTimeout }: Patience,
): Promise<unknown> {
  const stop = new AbortController();
  const cancel = () => stop.abort('cancelled');
  const timer = setTimeout(() => stop.abort('timeout'), timeout);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    const early = init.method === 'GET' ? await takeEarly(address, init, stop.signal) : undefined;
    const { ok, status, text } = early ?? (await ask(address, { ...init, signal: stop.signal }));
    if (ok) return readAnswer(text);
    throw new RequestFailure(categoryOfStatus(status), status, readFailure(text));
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(stop.signal.aborted ? categoryOfStop(stop.signal) : unreachable());
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

const categoryOfStop = ({ reason }: AbortSignal): FailureCategory =>
  reason === 'timeout' ? 'TIMEOUT_ERROR' : 'CANCEL_ERROR';

/** Without a network the phone is at fault, with one the server or the way to it. */
const unreachable = (): FailureCategory =>
  globalThis.navigator?.onLine === false ? 'NETWORK_ERROR' : 'CONNECTION_ERROR';

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFailure('UNKNOWN_ERROR');
  }
}

/** A proxy may answer in HTML: then there are no words of ours to show. */
function readFailure(text: string): Failure | undefined {
  try {
    const body = JSON.parse(text);
    return typeof body?.errors?.code === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}
