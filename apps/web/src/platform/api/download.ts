import { type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import { headersFor } from './client.ts';
import { developmentHeaders } from './development-headers.ts';
import { categoryOfStatus, RequestFailure } from './failure.ts';
import { apiOrigin } from './hosts.ts';

/** A file of a hundred thousand rows takes a while, and a phone in the market longer; then nobody waits any more. */
const longest = 120_000;

type Token = () => string | undefined;

/** Fetches a file that needs the login, and hands it to the browser to be saved. */
export async function download<C extends Call>(
  token: Token,
  call: C,
  inputs: InputsOf<C>,
): Promise<void> {
  save(await fetchFile(token, call, inputs));
}

/** The file under the name the server gave it. */
export async function fetchFile<C extends Call>(
  token: Token,
  call: C,
  inputs: InputsOf<C>,
): Promise<File> {
  const { method, address } = requestOf(call, inputs);
  const origin = apiOrigin(window.location.origin);
  const headers = headersFor({ origin, token, developmentHeaders });
  const signal = AbortSignal.timeout(longest);
  const ask = async () => {
    const response = await fetch(origin + address, { method, headers, signal }).catch(unreached);
    if (response.ok) return response;
    const body = await response.json().catch(() => undefined);
    throw new RequestFailure(categoryOfStatus(response.status), response.status, body);
  };
  const response = address.startsWith('/accounting/')
    ? await (await import('./accounting-key.ts')).sendByAccountingKey(
        origin,
        { headers },
        inputs,
        ask,
      )
    : await ask();
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  const content = await response.blob().catch(unreached);
  return new File([content], named?.[1] ?? 'unduhan', { type: content.type });
}

function unreached(error: unknown): never {
  if (error instanceof Error && error.name === 'TimeoutError')
    throw new RequestFailure('TIMEOUT_ERROR');
  throw new RequestFailure(navigator.onLine ? 'CONNECTION_ERROR' : 'NETWORK_ERROR');
}

export function save(content: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = content.name;
  link.click();
  // The browser has taken it by then; without this the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
