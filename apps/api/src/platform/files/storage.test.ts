import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { openStorage } from './open-storage.ts';
import { s3Storage } from './s3-storage.ts';

const none = { DATA_DIR: 'unused', S3_REGION: 'us-east-1' };

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'files-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return { path, storage: await openStorage({ ...none, FILES_DIR: path }) };
}

async function bucket() {
  const s3 = await startS3Server();
  onTestFinished(s3.close);
  return { s3, storage: await openStorage({ ...none, ...s3.settings }) };
}

const impatient = { attempts: 3, attemptMs: 600, firstPauseMs: 1 };

async function impatientBucket() {
  const s3 = await startS3Server();
  onTestFinished(s3.close);
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.settings;
  const settings = {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
  return { s3, settings, storage: s3Storage(settings, impatient) };
}

const text = (content: string) => new Blob([content]);

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('%s', (_name, open) => {
  it('gives back what was put, as often as asked, until it is removed', async () => {
    const { storage } = await open();
    const [key, other] = [randomUUID(), randomUUID()];
    const large = new Blob([Buffer.alloc(3_000_000, 'photo')]);
    await storage.put(key, large, 'image/jpeg');
    await storage.put(other, text('other'), 'image/jpeg');
    for (let round = 0; round < 2; round += 1) {
      const bytes = await buffer(await storage.read(key));
      expect(bytes.equals(Buffer.from(await large.arrayBuffer()))).toBe(true);
    }
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'file_not_found' });
    expect((await buffer(await storage.read(other))).toString()).toBe('other');
  });

  it('puts again what is there, and removes what is gone', async () => {
    const { storage } = await open();
    const key = randomUUID();
    await storage.put(key, text('first'), 'image/jpeg');
    await storage.put(key, text('second'), 'image/jpeg');
    expect((await buffer(await storage.read(key))).toString()).toBe('second');
    await storage.remove(key);
    await storage.remove(key);
  });
});

describe('a folder', () => {
  it('leaves nothing behind of what could not be written whole', async () => {
    const { path, storage } = await folder();
    const broken = {
      stream: async function* () {
        yield Buffer.from('half');
        throw new Error('the disk is full');
      },
    } as unknown as Blob;
    const put = storage.put(randomUUID(), broken, 'image/jpeg');
    await expect(put).rejects.toMatchObject({ code: 'storage_unavailable' });
    const files = await readdir(path, { recursive: true, withFileTypes: true });
    expect(files.filter((each) => each.isFile())).toEqual([]);
  });

  it('that cannot be one is an unavailable storage, not a lost database', async () => {
    const { path } = await folder();
    await writeFile(join(path, 'file'), '');
    const storage = await openStorage({ ...none, FILES_DIR: join(path, 'file/inside') });
    const key = randomUUID();
    const unavailable = { code: 'storage_unavailable' };
    await expect(storage.put(key, text(''), 'image/jpeg')).rejects.toMatchObject(unavailable);
    await expect(storage.read(key)).rejects.toMatchObject(unavailable);
  });
});

describe('a bucket', () => {
  it('has the object under its key, with its type, signed with its digest', async () => {
    const { s3, storage } = await bucket();
    const key = randomUUID();
    await storage.put(key, text('photo'), 'image/webp');
    expect(s3.objects.get(`/photos/${key}`)?.type).toBe('image/webp');
  });

  it.each(['answer 503', 'hang', 'cut'] as const)(
    'that does “%s” twice is asked again until it does well',
    async (kind) => {
      const { s3, storage } = await impatientBucket();
      const key = randomUUID();
      s3.trouble(kind, 2);
      await storage.put(key, text('photo'), 'image/jpeg');
      s3.trouble(kind, 2);
      expect((await buffer(await storage.read(key))).toString()).toBe('photo');
      s3.trouble(kind, 2);
      await storage.remove(key);
      expect(s3.objects.size).toBe(0);
      expect(s3.requests).toHaveLength(9);
    },
  );

  it.each(['answer 503', 'hang', 'cut'] as const)(
    'that only does “%s” is unavailable',
    async (kind) => {
      const { s3, storage } = await impatientBucket();
      s3.trouble(kind, 100);
      const put = storage.put(randomUUID(), text('photo'), 'image/jpeg');
      await expect(put).rejects.toMatchObject({ code: 'storage_unavailable' });
      expect(s3.requests).toHaveLength(impatient.attempts);
    },
  );

  it('that refuses our key is asked once', async () => {
    const { s3, settings } = await impatientBucket();
    const stranger = s3Storage({ ...settings, secretAccessKey: 'another' }, impatient);
    const put = stranger.put(randomUUID(), text('photo'), 'image/jpeg');
    await expect(put).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(s3.requests).toHaveLength(1);
    expect(s3.objects.size).toBe(0);
  });
});
