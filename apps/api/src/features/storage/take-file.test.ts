import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { requestOf } from '@marketplace/contract/call';
import { contract } from '@marketplace/contract/contract';
import type { FilePurpose } from '@marketplace/contract/file-purpose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { bombPng, hugePng, pdf, photo, svg } from '../../testing/photos.ts';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const send = (
  file: Uint8Array,
  purpose: FilePurpose = 'delivery_photo',
  token = owner,
  store_id: string = testStores.own,
) => server.call(contract.storage.newFile, { body: { store_id, purpose }, file }, token);

const refusal = async (file: Uint8Array, purpose?: FilePurpose) => {
  const { status, body } = await send(file, purpose);
  return [status, body.errors?.code];
};

const open = async (url: string) => (await server.app.inject(url)).rawPayload;

const countFiles = async () =>
  (await server.database.db.selectFrom('files').select('id').execute()).length;

/** What this process has on the disk of requests under way. */
const spooled = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`marketplace-${process.pid}-`));

describe('a photo', () => {
  it('is taken, and opens by the address that comes with it [API-39]', async () => {
    const { status, body } = await send(await photo());
    expect(status).toBe(200);
    const { file } = body;
    expect(file).toMatchObject({ width: 40, height: 20, content_type: 'image/jpeg' });
    expect(file.url).not.toContain(owner);
    const answer = await server.app.inject(file.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(file.size),
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=(60|[1-5]\d)$/),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
  });

  it('stands upright, and tells neither where nor with what it was made [API-39]', async () => {
    const original = await photo({ orientation: 6 });
    const before = await sharp(original).metadata();
    expect([before.orientation, before.width, before.height]).toEqual([6, 40, 20]);
    expect(original.toString('latin1')).toContain('Phone');
    const { file } = (await send(original)).body;
    expect([file.width, file.height]).toEqual([20, 40]);
    const bytes = await open(file.url);
    const { exif, icc, xmp, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([20, 40]);
    // Turned by a quarter: what was dark above is dark on the right.
    const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    const [left, right] = [data[20 * 20 + 3] ?? 0, data[20 * 20 + 16] ?? 255];
    expect([left > 200, right < 50]).toEqual([true, true]);
  });

  it('is made smaller, and keeps what is see-through', async () => {
    const wide = await photo({ width: 4_096, height: 1_024 });
    const { file } = (await send(wide)).body;
    expect([file.width, file.height]).toEqual([2_048, 512]);
    const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const image = sharp({ create: { width: 9, height: 9, channels: 4, background } });
    const clear = (await send(await image.clone().png().toBuffer(), 'product_photo')).body.file;
    expect(clear.content_type).toBe('image/webp');
    expect((await sharp(await open(clear.url)).metadata()).hasAlpha).toBe(true);
    const solid = await image.clone().removeAlpha().png().toBuffer();
    expect((await send(solid, 'product_photo')).body.file.content_type).toBe('image/jpeg');
    const webp = await image.clone().removeAlpha().webp().toBuffer();
    expect((await send(webp)).body.file.content_type).toBe('image/webp');
  });
});

describe('what is refused', () => {
  it('a file of 12 MB [API-39]', async () => {
    expect(await refusal(Buffer.alloc(12_000_000))).toEqual([413, 'file_too_large']);
  });

  it('a file over the limit of this installation', async () => {
    const strict = await useTestServer({ FILE_MAX_BYTES: 50 });
    const inputs = { body: { store_id: testStores.own, purpose: 'document' }, file: pdf };
    const token = await strict.signIn(testPeople.owner);
    const { body } = await strict.call(contract.storage.newFile, inputs, token);
    expect(body.errors?.code).toBe('file_too_large');
  });

  it('an SVG with a script, HTML, a ZIP, HEIC, nothing at all', async () => {
    const unsupported = [415, 'file_type_unsupported'];
    expect(await refusal(svg, 'document')).toEqual(unsupported);
    expect(await refusal(Buffer.from('<!doctype html><script>'))).toEqual(unsupported);
    expect(await refusal(Buffer.from('PK\x03\x04 and so on'))).toEqual(unsupported);
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toEqual(
      unsupported,
    );
    expect(await refusal(Buffer.alloc(0))).toEqual(unsupported);
  });

  it('a picture of 900 megapixels, without decoding it', async () => {
    expect(await refusal(hugePng())).toEqual([413, 'image_too_large']);
  });

  it('what only looks like a photo, and a photo that is cut off [API-39]', async () => {
    const unreadable = [400, 'file_unreadable'];
    expect(await refusal(Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'))).toEqual(
      unreadable,
    );
    const whole = await photo({ width: 400, height: 400 });
    expect(await refusal(whole.subarray(0, whole.length * 0.7))).toEqual(unreadable);
    expect(await refusal(hugePng().subarray(0, 20))).toEqual(unreadable);
  });

  it('nothing of it is left, on the disk or in the database', async () => {
    await send(pdf, 'document');
    expect(await spooled()).toEqual([]);
    const before = await countFiles();
    await refusal(svg);
    await refusal(Buffer.alloc(12_000_000));
    await refusal((await photo()).subarray(0, 300));
    expect(await spooled()).toEqual([]);
    expect(await countFiles()).toBe(before);
  });

  it('a form without a file, or with a field more', async () => {
    const body = { store_id: testStores.own, purpose: 'document' };
    const { newFile } = contract.storage;
    const without = await server.call(newFile, { body }, owner);
    expect(without.body.errors?.fields?.file?.code).toBe('required');
    const more = await server.call(newFile, { body: { ...body, path: '../x' }, file: pdf }, owner);
    expect(more.body.errors?.fields?.path?.code).toBe('unknown_field');
  });
});

it('a small file that unfolds to 196 MB becomes a small picture', async () => {
  const { file } = (await send(bombPng())).body;
  expect([file.width, file.height, file.size < 100_000]).toEqual([2_048, 2_048, true]);
});

it('a PDF is a PDF whatever it is called, and taken only where one makes sense [API-39]', async () => {
  // The form says it is ../../etc/foto.jpg.
  const { file } = (await send(pdf, 'payment_proof')).body;
  expect(file).toMatchObject({ content_type: 'application/pdf', size: pdf.length });
  expect(file).not.toHaveProperty('width');
  const answer = await server.app.inject(file.url);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file.id}.pdf"`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.equals(pdf)).toBe(true);
  for (const purpose of ['delivery_photo', 'complaint_photo', 'product_photo'] as const)
    expect(await refusal(pdf, purpose)).toEqual([415, 'file_type_unsupported']);
});

describe('over a real connection', () => {
  const originOf = async () => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  const fields = { store_id: testStores.own, purpose: 'document' } as const;

  it('a call as the web writes it is taken, and one that is too large is told so', async () => {
    const headers = { authorization: `Token ${owner}` };
    const origin = await originOf();
    const sendAsWeb = async (file: Blob) => {
      const call = requestOf('POST /api/storage/file/new', { body: fields, file });
      const body = call.body as FormData;
      return fetch(origin + call.address, { method: call.method, body, headers });
    };
    expect((await sendAsWeb(new Blob([pdf]))).status).toBe(200);
    const refused = await sendAsWeb(new Blob([Buffer.alloc(12_000_000)]));
    expect(refused.status).toBe(413);
  });

  it('one that is cut off leaves nothing behind [API-39]', async () => {
    const before = await countFiles();
    const leaving = new AbortController();
    const { promise: half, resolve } = Promise.withResolvers<void>();
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const start = `${field('store_id', testStores.own)}${field('purpose', 'document')}--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(start + '%PDF-'.repeat(50_000))),
      pull: () => {
        resolve();
        return new Promise(() => {});
      },
    });
    const sending = fetch(`${await originOf()}/api/storage/file/new`, {
      method: 'POST',
      headers: {
        authorization: `Token ${owner}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body,
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit).catch(() => 'gone');
    await half;
    await eventually(async () => expect(await spooled()).toHaveLength(1));
    leaving.abort();
    expect(await sending).toBe('gone');
    await eventually(async () => expect(await spooled()).toEqual([]));
    expect(await countFiles()).toBe(before);
  });
});

describe('who may send', () => {
  it('who may manage what the file is for, in their own store', async () => {
    const sending = async (phone: string, purpose: FilePurpose, store_id?: string) =>
      (await send(await photo(), purpose, await server.signIn(phone), store_id)).status;
    expect(await sending(testPeople.orderStaff, 'delivery_photo')).toBe(200);
    expect(await sending(testPeople.orderStaff, 'product_photo')).toBe(403);
    expect(await sending(testPeople.stockStaff, 'product_photo')).toBe(200);
    expect(await sending(testPeople.stockStaff, 'delivery_photo')).toBe(403);
    expect(await sending(testPeople.owner, 'delivery_photo', testStores.other)).toBe(403);
    expect(await sending(testPeople.buyer, 'payment_proof', testStores.buyer)).toBe(200);
  });
});

it('another file under the same key is another request', async () => {
  const headers = { 'idempotency-key': 'one-key-two-files' };
  const inputs = { body: { store_id: testStores.own, purpose: 'document' }, headers };
  const first = await server.call(contract.storage.newFile, { ...inputs, file: pdf }, owner);
  const again = await server.call(contract.storage.newFile, { ...inputs, file: pdf }, owner);
  expect(again.text).toBe(first.text);
  const other = Buffer.concat([pdf, pdf]);
  const refused = await server.call(contract.storage.newFile, { ...inputs, file: other }, owner);
  expect(refused.body.errors?.code).toBe('idempotency_key_reused');
});
