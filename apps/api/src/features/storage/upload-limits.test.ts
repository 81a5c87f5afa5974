import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { contract } from '@marketplace/contract/contract';
import type { Failure } from '@marketplace/contract/failure';
import type { FilePurpose } from '@marketplace/contract/file-purpose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { pdf } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';

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

const tooLarge = [413, 'image_too_large'];

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
    expect(await refusal(heavy)).toEqual(tooLarge);
    const small = { ...create, width: 400, height: 400 };
    const fine = await sharp({ create: small }).png({ progressive: true }).toBuffer();
    expect((await send(fine)).status).toBe(200);
  });

  it('so do a progressive photo and a WebP, with what they are unpacked from', async () => {
    const create = { width: 6_000, height: 4_400, channels: 3, background: '#fff' } as const;
    const photo = sharp({ create });
    expect(await refusal(await photo.clone().jpeg({ progressive: true }).toBuffer())).toEqual(
      tooLarge,
    );
    expect(await refusal(await photo.clone().webp({ lossless: true }).toBuffer())).toEqual(
      tooLarge,
    );
    expect((await send(await photo.clone().jpeg().toBuffer())).status).toBe(200);
  });

  describe('what lies unused has its room', () => {
    const megabyte = 1024 * 1024;
    const store_id = testStores.own;
    let admin: string;
    beforeEach(async () => {
      const { db } = server.database;
      for (const table of ['files', 'uploads', 'unowned_objects'] as const)
        await db.deleteFrom(table).execute();
      admin = await server.signIn(testPeople.admin);
    });

    const idOf = async (phone_number: string) =>
      (await findUserByPhoneNumber(server.database.db, phone_number))?.id ?? null;
    const lying = async (size: number, phone_number?: string) =>
      server.database.db
        .insertInto('files')
        .values({
          store_id,
          key: randomUUID(),
          purpose: 'document',
          content_type: 'application/pdf',
          size,
          user_id: phone_number ? await idOf(phone_number) : null,
        })
        .execute();
    const begin = (size: number, token = owner) =>
      server.call(
        contract.storage.newUpload,
        { body: { store_id, purpose: 'document', size } },
        token,
      );
    const sendPart = (upload_id: string, file: Uint8Array) =>
      server.call(
        contract.storage.sendPart,
        { query: { store_id, upload_id, offset: '0' }, file },
        owner,
      );
    const codeOf = ({ status, body }: { status: number; body: Partial<Failure> }) =>
      body.errors?.code ?? status;

    it('by person, and whoever else works there sends on', async () => {
      await lying(100 * megabyte, testPeople.owner);
      expect(await refusal(pdf, 'document')).toEqual([409, 'storage_quota_reached']);
      expect(codeOf(await begin(1_000))).toBe('storage_quota_reached');
      expect(codeOf(await begin(1_000, admin))).toBe(200);
      await server.database.db
        .updateTable('files')
        .set({ attached_at: new Date().toISOString() })
        .execute();
      expect((await send(pdf, 'document')).status).toBe(200);
    });

    it('by store, whoever sent it', async () => {
      await lying(500 * megabyte);
      expect(codeOf(await begin(1_000, admin))).toBe('storage_quota_reached');
    });

    it('for what has arrived, not for what was announced; and parts are counted as they come', async () => {
      for (let begun = 0; begun < 15; begun += 1)
        expect(codeOf(await begin(10 * megabyte))).toBe(200);
      const { upload } = (await begin(pdf.length)).body;
      await lying(100 * megabyte, testPeople.owner);
      expect(codeOf(await sendPart(upload.id, pdf))).toBe('storage_quota_reached');
      await server.database.db.deleteFrom('files').execute();
      expect((await sendPart(upload.id, pdf)).body.upload.received).toBe(pdf.length);
    });

    it('of who began an upload, whoever sends its parts', async () => {
      const { upload } = (await begin(pdf.length, admin)).body;
      await lying(100 * megabyte, testPeople.admin);
      expect(codeOf(await sendPart(upload.id, pdf))).toBe('storage_quota_reached');
      await server.database.db.deleteFrom('files').execute();
      await lying(100 * megabyte, testPeople.owner);
      expect(codeOf(await sendPart(upload.id, pdf))).toBe(200);
    });

    it('once for an upload that is finished many times at once', async () => {
      const { upload } = (await begin(pdf.length)).body;
      await sendPart(upload.id, pdf);
      await lying(100 * megabyte - pdf.length, testPeople.owner);
      const body = { store_id, upload_id: upload.id };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          server.call(contract.storage.finishUpload, { body }, owner),
        ),
      );
      expect(answers.map(codeOf)).toContain(200);
      const { db } = server.database;
      expect(await db.selectFrom('unowned_objects').select('key').execute()).toEqual([]);
      const again = await server.call(contract.storage.finishUpload, { body }, owner);
      expect(again.status).toBe(200);
    });

    it('however many are sent at once, and while no file owns them yet', async () => {
      await lying(100 * megabyte - pdf.length, testPeople.owner);
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(pdf, 'document')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await server.database.db.deleteFrom('files').execute();
      await server.database.db
        .insertInto('unowned_objects')
        .values({
          key: randomUUID(),
          store_id,
          user_id: await idOf(testPeople.owner),
          size: 100 * megabyte,
          remove_after: new Date(Date.now() + 86_400_000).toISOString(),
        })
        .execute();
      expect(await refusal(pdf, 'document')).toEqual([409, 'storage_quota_reached']);
    });
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
