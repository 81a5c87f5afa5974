/** One call over the network, and what came of it. */
type Ask = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: { json: unknown } | { form: Record<string, string> };
  timeout_ms: number;
  signal?: AbortSignal | undefined;
};

export type Reply = {
  status: number;
  /** Undefined where it was no JSON. */
  body: unknown;
  text: string;
  location: string | null;
};

const mostBytes = 8_000_000;

/** Undefined where nobody answered in time. Whoever moves says so: nothing is followed here. */
export async function ask(call: Ask): Promise<Reply | undefined> {
  const { url, method, headers, body, timeout_ms, signal } = call;
  const signals = [AbortSignal.timeout(timeout_ms), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(body && {
          'Content-Type': 'json' in body ? 'application/json' : 'application/x-www-form-urlencoded',
        }),
      },
      ...(body && {
        body:
          'json' in body ? JSON.stringify(body.json) : new URLSearchParams(body.form).toString(),
      }),
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
    const text = await bounded(response);
    return {
      status: response.status,
      text,
      body: parsed(text),
      location: response.headers.get('location'),
    };
  } catch {
    return undefined;
  }
}

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
