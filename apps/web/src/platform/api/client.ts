import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import type { Failure } from '@marketplace/contract/errors';
import { ask, takeEarly } from './early-answers.ts';
import {
  categoryOfStatus,
  type FailureCategory,
  isNetworkProblem,
  RequestFailure,
} from './failure.ts';
import { isNoAuthHost, isTestingHost } from './hosts.ts';

const requestTimeout = 60_000;

export type CallOptions = { signal?: AbortSignal; timeout?: number; idempotencyKey?: string };

/** A call of the contract: `api('GET /api/stores/list')`. Fails with a RequestFailure. */
export type Api = <C extends Call>(
  call: C,
  ...rest: Record<never, never> extends InputsOf<C>
    ? [inputs?: InputsOf<C>, options?: CallOptions]
    : [inputs: InputsOf<C>, options?: CallOptions]
) => Promise<AnswerOf<C>>;

type Surroundings = {
  origin: string;
  token: () => string | undefined;
  /** Pairs of `X-Dev-…` headers, which only a testing host gets to see. */
  developmentHeaders: () => Record<string, string>;
  /** HTTP 401 or the code authentication_failed: the login is over. */
  onSignedOut: (failure: RequestFailure) => void;
  onNetworkProblem: (failure: RequestFailure) => void;
};

export function createApi(surroundings: Surroundings): Api {
  return async (call, ...[inputs, options]) => {
    const { method, address, body } = requestOf(call, inputs ?? {});
    const sentWith = surroundings.token();
    const headers = headersFor(surroundings, options);
    const type = typeOf(body);
    if (type) headers.set('Content-Type', type);
    const content = isRaw(body) ? body : JSON.stringify(body);
    const init = { method, headers, ...(content === undefined ? {} : { body: content }) };
    try {
      return (await exchange(surroundings.origin + address, init, options ?? {})) as never;
    } catch (error) {
      if (error instanceof RequestFailure) tell(surroundings, error, sentWith);
      throw error;
    }
  };
}

/** A form says its type, with its own boundary, by itself. */
function typeOf(body: unknown): string | undefined {
  if (body === undefined || body instanceof FormData) return undefined;
  return body instanceof Blob ? 'application/octet-stream' : 'application/json';
}

const isRaw = (body: unknown): body is FormData | Blob =>
  body instanceof FormData || body instanceof Blob;

/** What every request carries, the stream of events included. */
export function headersFor(
  {
    origin,
    token,
    developmentHeaders,
  }: Pick<Surroundings, 'origin' | 'token' | 'developmentHeaders'>,
  options?: CallOptions,
): Headers {
  const { host } = new URL(origin);
  const headers = new Headers({ Accept: 'application/json', 'Client-Type': 'WEB' });
  const secret = token();
  if (secret && !isNoAuthHost(host)) headers.set('Authorization', `Token ${secret}`);
  if (options?.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (isTestingHost(host)) {
    for (const [name, value] of Object.entries(developmentHeaders())) headers.set(name, value);
  }
  return headers;
}

async function exchange(
  address: string,
  init: RequestInit,
  { signal, timeout = requestTimeout }: CallOptions,
): Promise<unknown> {
  const stop = new AbortController();
  const cancel = () => stop.abort('cancelled');
  const timer = setTimeout(() => stop.abort('timeout'), timeout);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    const early = init.method === 'GET' ? await takeEarly(address) : undefined;
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

function tell(
  { token, onSignedOut, onNetworkProblem }: Surroundings,
  failure: RequestFailure,
  sentWith: string | undefined,
): void {
  if (failure.status === 401 || failure.code === 'authentication_failed') {
    // A late answer to an earlier login says nothing about the one of now.
    if (token() === sentWith) onSignedOut(failure);
  } else if (isNetworkProblem(failure)) onNetworkProblem(failure);
}
