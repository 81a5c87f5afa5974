import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import { setDeviceHeaders } from '../device/device-headers.ts';
import { exchange, type Patience } from './exchange.ts';
import { isLoginOver, isNetworkProblem, needsProof, type RequestFailure } from './failure.ts';
import { isNoAuthHost, isTestingHost } from './hosts.ts';

export type CallOptions = Patience & { idempotencyKey?: string };

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
  /** True if the login of this token goes on under another, which `token` then gives. */
  renewToken?: (sentWith: string | undefined) => Promise<boolean>;
  /** HTTP 401 or the code authentication_failed: the login is over. */
  onSignedOut: (failure: RequestFailure) => void;
  onNetworkProblem: (failure: RequestFailure) => void;
  /** The code proof_needed: true once the person has proved that it is them. */
  onProofNeeded?: () => Promise<boolean>;
};

export function createApi(surroundings: Surroundings): Api {
  const { origin, token, renewToken, onSignedOut, onNetworkProblem, onProofNeeded } = surroundings;
  return async (call, ...[inputs, options = {}]) => {
    const { method, address, body } = requestOf(call, inputs ?? {});
    let sentWith = token();
    const send = async () => {
      sentWith = token();
      const init = initOf(surroundings, method, body, options);
      const go = () => exchange(origin + address, init, options);
      if (address.startsWith('/accounting/'))
        return (await import('./accounting-key.ts')).sendByAccountingKey(
          origin,
          init,
          inputs ?? {},
          go,
        );
      if (!address.startsWith('/chat/')) return go();
      return (await import('./chat-token.ts')).sendByChatToken(surroundings, init, go);
    };
    const sendAgain = async (error: unknown) => {
      if (isLoginOver(error) && (await renewToken?.(sentWith))) return send();
      if (needsProof(error) && (await onProofNeeded?.())) return send();
      throw error;
    };
    try {
      return (await send().catch(sendAgain)) as never;
    } catch (error) {
      if (isNetworkProblem(error)) onNetworkProblem(error as RequestFailure);
      // A late answer to an earlier login, or to none, says nothing about the one of now.
      else if (isLoginOver(error) && sentWith && token() === sentWith) onSignedOut(error);
      throw error;
    }
  };
}

function initOf(
  surroundings: Surroundings,
  method: string,
  body: unknown,
  options: CallOptions,
): RequestInit {
  const headers = headersFor(surroundings, options);
  const type = typeOf(body);
  if (type) headers.set('Content-Type', type);
  const content = isRaw(body) ? body : JSON.stringify(body);
  return { method, headers, ...(content === undefined ? {} : { body: content }) };
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
  setDeviceHeaders(headers);
  if (isTestingHost(host)) {
    for (const [name, value] of Object.entries(developmentHeaders())) headers.set(name, value);
  }
  return headers;
}
