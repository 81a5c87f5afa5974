import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { contract } from '@marketplace/contract/contract';
import type { FilePurpose } from '@marketplace/contract/file-purpose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const send = (file: Uint8Array, purpose: FilePurpose = 'delivery_photo') => {
  const body = { store_id: testStores.own, purpose };
  return server.call(contract.storage.newFile, { body, file }, owner);
};

const refusal = async (file: Uint8Array, purpose?: FilePurpose) => {
  const { status, body } = await send(file, purpose);
  return [status, body.errors?.code];
};

const spooled = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`marketplace-${process.pid}-`));

describe('what anybody could send too much of', () => {
  it('an interlaced picture of 16 bits, which is held whole, counts by its bytes', async () => {
    const create = { width: 4_000, height: 4_000, channels: 4, background: '#fff' } as const;
    const heavy = await sharp({ create })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer();
    expect(await refusal(heavy)).toEqual([413, 'image_too_large']);
    const small = { ...create, width: 400, height: 400 };
    const fine = await sharp({ create: small }).png({ progressive: true }).toBuffer();
    expect((await send(fine)).status).toBe(200);
  });

  it('what lies unused has its room in a store', async () => {
    const store = testStores.own;
    const { db } = server.database;
    const { id } = await db
      .insertInto('files')
      .values({
        store_id: store,
        key: randomUUID(),
        purpose: 'document',
        content_type: 'application/pdf',
        size: 104_857_600,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await refusal(pdf, 'document')).toEqual([409, 'storage_quota_reached']);
    const body = { store_id: store, purpose: 'document', size: 1_000 };
    const begun = await server.call(contract.storage.newUpload, { body }, owner);
    expect(begun.body.errors?.code).toBe('storage_quota_reached');
    await db
      .updateTable('files')
      .set({ attached_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    expect((await send(pdf, 'document')).status).toBe(200);
  });

  it('nothing is written down before it is known whose it is', async () => {
    const before = await spooled();
    const boundary = 'x';
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${pdf}\r\n`;
    const field = `--${boundary}\r\nContent-Disposition: form-data; name="store_id"\r\n\r\n${testStores.own}\r\n`;
    const response = await server.app.inject({
      method: 'POST',
      url: contract.storage.newFile.path,
      headers: {
        authorization: `Token ${owner}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: `${file}${field}--${boundary}--`,
    });
    expect(response.json().errors.fields.store_id.code).toBe('required');
    expect(await spooled()).toEqual(before);
  });
});
