import type { Endpoint } from '@marketplace/contract/endpoint';
import type { Failure } from '@marketplace/contract/failure';
import type { Inputs, TestServer } from '../testing/test-server.ts';

export type Outcome = { status: number; text: string; body: Partial<Failure> };

/** Calls an endpoint; of a stream it takes the head, since its body has no end. */
export async function attempt(
  server: TestServer,
  entry: Endpoint,
  inputs: Inputs,
  token?: string,
): Promise<Outcome> {
  if (entry.stream) return attemptStream(server, entry, inputs, token);
  const { status, text, body } = await server.call(entry, inputs, token);
  return { status, text, body: body as Partial<Failure> };
}

async function attemptStream(
  { app }: TestServer,
  entry: Endpoint,
  { query, body, headers }: Inputs,
  token?: string,
): Promise<Outcome> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const search = new URLSearchParams(query as Record<string, string>);
  const hangUp = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${entry.path}?${search}`, {
    method: entry.method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Token ${token}` }),
      ...headers,
    },
    ...(entry.method !== 'GET' && { body: JSON.stringify(body) }),
    signal: hangUp.signal,
  });
  const text = response.ok ? '' : await response.text();
  hangUp.abort();
  return { status: response.status, text, body: text ? JSON.parse(text) : {} };
}
