import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { openStorage } from '../../platform/files/open-storage.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { systemScope } from '../../platform/store-scope.ts';
import { earlier } from '../../testing/earlier.ts';
import { pdf } from '../../testing/photos.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { attachFile } from './storage.service.ts';
import { sweepOrphanFiles } from './sweep-files.service.ts';

let s3: S3Server;
let server: TestServer;
let storage: Storage;
let owner: string;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer(s3.settings);
  storage = await openStorage({ DATA_DIR: 'unused', ...s3.settings });
  owner = await server.signIn(testPeople.owner);
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const { newFile, newUpload, sendPart, fileLink } = contract.storage;
const store_id = testStores.own;
const body = { store_id, purpose: 'document' };

const send = () => server.call(newFile, { body, file: pdf }, owner);
const sweep = () => sweepOrphanFiles(server.database.db, storage, new AbortController().signal);
const rowsIn = async (table: 'files' | 'uploads' | 'upload_parts' | 'unowned_objects') =>
  (await server.database.db.selectFrom(table).selectAll().execute()).length;

const aDayPasses = async () => {
  const { db } = server.database;
  await sql`update files set created_at = now() - interval '25 hours'`.execute(db);
  await sql`update uploads set created_at = now() - interval '25 hours'`.execute(db);
  await sql`update unowned_objects set remove_after = ${earlier('remove_after', '25 hours')}`.execute(
    db,
  );
};

it('a bucket that is busy for a moment delays a file, nothing more [API-39]', async () => {
  s3.trouble('answer 503', 2);
  const { status, body } = await send();
  expect(status).toBe(200);
  expect((await server.app.inject(body.file.url)).rawPayload.equals(pdf)).toBe(true);
});

it('a bucket that is away: 503, and there is no file [API-39]', async () => {
  const before = [await rowsIn('files'), s3.objects.size];
  s3.trouble('cut', 4);
  const { status, headers, body } = await send();
  expect([status, body.errors?.code]).toEqual([503, 'storage_unavailable']);
  expect(headers['retry-after']).toBe('5');
  expect([await rowsIn('files'), s3.objects.size]).toEqual(before);
  // What may or may not have arrived there is known, and swept.
  expect(await rowsIn('unowned_objects')).toBe(1);
  const { url } = (await send()).body.file;
  s3.trouble('answer 503', 4);
  expect((await server.app.inject(url)).json().errors.code).toBe('storage_unavailable');
});

it('what nothing uses is gone after a day, and nothing else is [API-39]', async () => {
  const [used, unused] = [(await send()).body.file, (await send()).body.file];
  const scope = systemScope([store_id]);
  await inTransaction(server.database.db, (db) => attachFile(db, scope, used.id, ['document']));
  const upload = await server.call(newUpload, { body: { ...body, size: 9_000 } }, owner);
  const query = { store_id, upload_id: upload.body.upload.id, offset: 0 };
  await server.call(sendPart, { query, file: pdf }, owner);

  const objects = s3.objects.size;
  expect(await sweep()).toBe(0);
  expect([s3.objects.size, await rowsIn('uploads')]).toEqual([objects, 1]);

  await aDayPasses();
  const fresh = (await send()).body.file;
  await sweep();
  expect(s3.objects.size).toBe(2);
  expect(await rowsIn('files')).toBe(2);
  expect([await rowsIn('uploads'), await rowsIn('upload_parts')]).toEqual([0, 0]);
  expect(await rowsIn('unowned_objects')).toBe(0);
  for (const [file_id, status] of [
    [used.id, 200],
    [fresh.id, 200],
    [unused.id, 404],
  ] as const)
    expect((await server.call(fileLink, { query: { store_id, file_id } }, owner)).status).toBe(
      status,
    );
});

it('an object that cannot be removed now is removed by a later sweep', async () => {
  await send();
  await aDayPasses();
  s3.trouble('answer 503', 4);
  await expect(sweep()).rejects.toMatchObject({ code: 'storage_unavailable' });
  expect(await rowsIn('unowned_objects')).toBeGreaterThan(0);
  await sweep();
  expect(await rowsIn('unowned_objects')).toBe(0);
  expect(s3.objects.size).toBe(await rowsIn('files'));
});

it('an object that can never be removed keeps no other from going', async () => {
  await server.database.runScript(`
    insert into unowned_objects (key, remove_after)
    select gen_random_uuid(), now() - make_interval(mins => n) from generate_series(1, 120) n`);
  const { key: stuck } = await server.database.db
    .selectFrom('unowned_objects')
    .orderBy('remove_after')
    .select('key')
    .executeTakeFirstOrThrow();
  const remove = (key: string) =>
    key === stuck ? Promise.reject(new Error('is locked')) : storage.remove(key);
  const sweeping = sweepOrphanFiles(
    server.database.db,
    { ...storage, remove },
    new AbortController().signal,
  );
  await expect(sweeping).rejects.toThrow('is locked');
  expect(await rowsIn('unowned_objects')).toBe(1);
  await sweep();
  expect(await rowsIn('unowned_objects')).toBe(0);
});

it('two processes may sweep at once, over more than one batch', async () => {
  await server.database.runScript(`
    insert into files (store_id, key, purpose, content_type, size)
    select ${store_id}, gen_random_uuid(), 'document', 'application/pdf', 1 from generate_series(1, 230)`);
  await aDayPasses();
  await Promise.all([sweep(), sweep()]);
  expect(await rowsIn('unowned_objects')).toBe(0);
  expect(await rowsIn('files')).toBe(1);
  expect(s3.objects.size).toBe(1);
});
