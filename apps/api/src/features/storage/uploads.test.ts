import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { contract } from '@marketplace/contract/contract';
import { partMaxBytes } from '@marketplace/contract/file-purpose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const { newUpload, sendPart, uploadDetail, finishUpload } = contract.storage;
const store_id = testStores.own;

/** A PDF of three parts: they are stored as they are, so nothing may get lost or come twice. */
const document = Buffer.concat([pdf, randomBytes(600_000)]);
const { length: size } = document;

async function begin(): Promise<string> {
  const body = { store_id, purpose: 'document', size };
  const { body: answer } = await server.call(newUpload, { body }, owner);
  expect(answer.upload).toMatchObject({ received: 0, size, part_size: partMaxBytes });
  return answer.upload.id;
}

const part = (
  upload_id: string,
  offset: number,
  file = document.subarray(offset, offset + partMaxBytes),
) => server.call(sendPart, { query: { store_id, upload_id, offset }, file }, owner);

const received = async (upload_id: string) =>
  (await server.call(uploadDetail, { query: { store_id, upload_id } }, owner)).body.upload.received;

const finish = (upload_id: string) =>
  server.call(finishUpload, { body: { store_id, upload_id } }, owner);

async function sendAll(upload_id: string): Promise<void> {
  for (let at = 0; at < size; ) at = (await part(upload_id, at)).body.upload.received;
}

it('a file in parts is the file, and finishing again answers with the same one [API-39]', async () => {
  const id = await begin();
  await sendAll(id);
  const first = (await finish(id)).body.file;
  expect(first).toMatchObject({ content_type: 'application/pdf', size });
  expect((await server.app.inject(first.url)).rawPayload.equals(document)).toBe(true);
  expect((await finish(id)).body.file.id).toBe(first.id);
  const { db } = server.database;
  expect(
    await db.selectFrom('upload_parts').where('upload_id', '=', id).selectAll().execute(),
  ).toEqual([]);
});

it('a part that came before is answered with what there is, a gap with where to go on', async () => {
  const id = await begin();
  await part(id, 0);
  expect((await part(id, 0)).body.upload.received).toBe(partMaxBytes);
  expect((await part(id, 100)).body.upload.received).toBe(partMaxBytes);
  const gap = await part(id, partMaxBytes + 1);
  expect([gap.status, gap.body.errors]).toEqual([
    409,
    expect.objectContaining({ code: 'upload_offset_conflict', received: partMaxBytes }),
  ]);
  const early = await finish(id);
  expect(early.body.errors).toMatchObject({
    code: 'upload_offset_conflict',
    received: partMaxBytes,
  });
  expect(await received(id)).toBe(partMaxBytes);
});

it('many times the same part at once is one part', async () => {
  const id = await begin();
  const answers = await Promise.all(Array.from({ length: 6 }, () => part(id, 0)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  await sendAll(id);
  expect(
    (await server.app.inject((await finish(id)).body.file.url)).rawPayload.equals(document),
  ).toBe(true);
});

it('a part that is too long, or goes beyond what was said, is refused', async () => {
  const id = await begin();
  expect((await part(id, 0, document.subarray(0, partMaxBytes + 1))).body.errors?.code).toBe(
    'body_too_large',
  );
  await part(id, 0);
  await part(id, partMaxBytes);
  const rest = Buffer.concat([document.subarray(2 * partMaxBytes), Buffer.from('x')]);
  expect((await part(id, 2 * partMaxBytes, rest)).body.errors?.fields?.offset?.code).toBe(
    'too_big',
  );
  expect(await received(id)).toBe(2 * partMaxBytes);
});

it('a connection that is cut in the middle of a part loses that part alone [API-39]', async () => {
  const id = await begin();
  await part(id, 0);
  await cutConnection(id, partMaxBytes);
  expect(await received(id)).toBe(partMaxBytes);
  await sendAll(id);
  const { file } = (await finish(id)).body;
  expect((await server.app.inject(file.url)).rawPayload.equals(document)).toBe(true);
});

/** Says how long the part is, sends half of it, and is gone. */
function cutConnection(upload_id: string, offset: number): Promise<void> {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const query = new URLSearchParams({ store_id, upload_id, offset: String(offset) });
  return new Promise((resolve) => {
    const request = httpRequest({
      port,
      method: 'POST',
      path: `${sendPart.path}?${query}`,
      headers: {
        authorization: `Token ${owner}`,
        'content-type': 'application/octet-stream',
        'content-length': partMaxBytes,
      },
    });
    request.on('error', () => resolve());
    request.write(document.subarray(offset, offset + partMaxBytes / 2), () =>
      setTimeout(() => request.destroy(new Error('no signal')), 50),
    );
  });
}

it('finished many times at once, one file is made, and all are answered with it [API-39]', async () => {
  const id = await begin();
  await sendAll(id);
  const { db } = server.database;
  const files = async () => (await db.selectFrom('files').select('id').execute()).length;
  const before = await files();
  const answers = await Promise.all(Array.from({ length: 5 }, () => finish(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.file.id)).size).toBe(1);
  expect(await files()).toBe(before + 1);
});

it('another store’s upload is not there', async () => {
  const id = await begin();
  const other = await server.signIn(testPeople.otherOwner);
  const query = { store_id: testStores.other, upload_id: id };
  const theirs = await server.call(uploadDetail, { query }, other);
  expect([theirs.status, theirs.body.errors?.code]).toEqual([404, 'upload_not_found']);
  const inputs = { query: { ...query, offset: 0 }, file: pdf };
  expect((await server.call(sendPart, inputs, other)).body.errors?.code).toBe('upload_not_found');
});

it('a person who begins again and again fills no database: the newest twenty stay', async () => {
  const first = await begin();
  const second = await begin();
  for (let count = 0; count < 19; count += 1) await begin();
  const open = async (upload_id: string) =>
    (await server.call(uploadDetail, { query: { store_id, upload_id } }, owner)).status;
  expect([await open(first), await open(second)]).toEqual([404, 200]);
});
