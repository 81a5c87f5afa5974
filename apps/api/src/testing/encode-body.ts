import type { Endpoint } from '@marketplace/contract/endpoint';

type Encoded = { payload: string | Buffer; type: string };

/** A body as the endpoint wants it: JSON, a form with a file, or the file's bytes. */
export function encodeBody(
  { upload }: Endpoint,
  body: unknown,
  file: Uint8Array | undefined,
): Encoded | undefined {
  if (upload?.as === 'bytes')
    return file && { payload: Buffer.from(file), type: 'application/octet-stream' };
  if (body === undefined) return undefined;
  if (!upload) return { payload: JSON.stringify(body), type: 'application/json' };
  return formOf(body as object, file);
}

const boundary = 'the-boundary-of-the-parts';

function formOf(fields: object, file: Uint8Array | undefined): Encoded {
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`name="${name}"`, textOf(value)),
  );
  if (file) parts.push(part('name="file"; filename="../../etc/foto.jpg"', file));
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

const textOf = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : `${JSON.stringify(value)}`);

const part = (about: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
