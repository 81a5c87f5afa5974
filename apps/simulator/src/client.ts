import { setTimeout as pause } from 'node:timers/promises';
import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import type { ErrorCode } from '@marketplace/contract/errors';
import type { Failure } from '@marketplace/contract/failure';

/** The API said no: what was asked is not possible, or not any more, or it failed. */
export class Refused extends Error {
  readonly code: ErrorCode | undefined;

  constructor(code: ErrorCode | undefined) {
    super(code ?? 'refused');
    this.code = code;
  }
}

/** The API cannot be asked now: not reached, too slow, in trouble, or it wants to be left alone a while. */
export class ApiAway extends Error {
  readonly waitMs: number;

  constructor(reason: string, waitMs = 0) {
    super(reason);
    this.waitMs = waitMs;
  }
}

type Options = {
  token?: string;
  /** The calls of chat take a token of their own. */
  bearer?: string;
  /** Makes a mutation one that may be sent again. */
  key?: string;
};

/** Makes a call of the contract; throws Refused or ApiAway. */
export type Client = <C extends Call>(
  call: C,
  inputs: InputsOf<C>,
  options?: Options,
) => Promise<AnswerOf<C>>;

const repeatAfterMs = 500;

export function createClient(apiUrl: string, timeoutMs = 10_000): Client {
  return async <C extends Call>(call: C, inputs: InputsOf<C>, options: Options = {}) => {
    const { method, address, body } = requestOf(call, inputs);
    const send = async () => {
      const response = await fetch(apiUrl + address, {
        method,
        headers: headersOf(body, options),
        ...(body !== undefined && { body: isForm(body) ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(asAway);
      return readAnswer<AnswerOf<C>>(response);
    };
    const isRepeatable = method === 'GET' || options.key !== undefined;
    try {
      return await send();
    } catch (error) {
      // On a broken line nobody knows whether the first arrived; the key makes it one effect.
      if (!isRepeatable || !(error instanceof ApiAway) || error.waitMs > 0) throw error;
      await pause(repeatAfterMs);
      return send();
    }
  };
}

/** A form says itself what it is, and where its parts end. */
const isForm = (body: unknown): body is FormData => body instanceof FormData;

const headersOf = (body: unknown, { token, bearer, key }: Options): Record<string, string> => ({
  'client-type': 'SIMULATOR',
  ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Token ${token}` }),
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  ...(key && { 'idempotency-key': key }),
});

/** Asked too often, or nobody there to answer; a fault of one call says nothing of the others. */
const awayStatuses = [429, 502, 503, 504];

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (awayStatuses.includes(response.status)) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after')) || 0;
    throw new ApiAway(`answers ${response.status}`, seconds * 1_000);
  }
  const body: unknown = await response.json().catch(asAway);
  if (!response.ok) throw new Refused((body as Partial<Failure>).errors?.code);
  return body as Answer;
}

function asAway(error: unknown): never {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  throw new ApiAway(cause?.code ?? message);
}
