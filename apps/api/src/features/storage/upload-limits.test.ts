import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { contract } from '@marketplace/contract/contract';
import type { FilePurpose } from '@marketplace/contract/file-purpose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { pdf } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
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

  type Half = { asked: ClientRequest; first: unknown };

  /** Sends a form up to the middle of its file, and tells what comes first: an answer, or a file on the disk. */
  async function halfOf(fields: Record<string, string>): Promise<Half> {
    const before = await spooled();
    const { hostname, port } = new URL(server.app.listeningOrigin);
    const asked = request({
      hostname,
      port,
      path: contract.storage.newFile.path,
      method: 'POST',
      headers: {
        authorization: `Token ${owner}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    asked.on('error', () => {});
    onTestFinished(() => void asked.destroy());
    const answered = new Promise<number | undefined>((resolve) =>
      asked.on('response', ({ statusCode }) => resolve(statusCode)),
    );
    const part = 'Content-Disposition: form-data; name=';
    for (const [name, value] of Object.entries(fields))
      asked.write(`--x\r\n${part}"${name}"\r\n\r\n${value}\r\n`);
    asked.write(`--x\r\n${part}"file"; filename="a.jpg"\r\n\r\n${'x'.repeat(200_000)}`);
    const isSpooled = eventually(async () => {
      const now = await spooled();
      expect(now.length).toBeGreaterThan(before.length);
    });
    const first = await Promise.race([answered, isSpooled.then(() => 'on the disk')]);
    return { asked, first };
  }

  it('nothing is written down before it is known whose it is and that they may', async () => {
    const purpose = 'delivery_photo';
    expect(await halfOf({})).toMatchObject({ first: 400 });
    expect(await halfOf({ store_id: testStores.other, purpose })).toMatchObject({ first: 403 });
    const taken = await halfOf({ store_id: testStores.own, purpose });
    expect(taken).toMatchObject({ first: 'on the disk' });
  });

  it('what is refused halfway can be sent to its end, and holds no connection up', async () => {
    const { asked } = await halfOf({ store_id: testStores.other, purpose: 'delivery_photo' });
    let isThrough = false;
    asked.end('x'.repeat(5_000_000), () => {
      isThrough = true;
    });
    await eventually(() => expect(isThrough).toBe(true));
  });
});
