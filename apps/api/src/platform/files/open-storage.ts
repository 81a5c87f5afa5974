import { join } from 'node:path';
import type { S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

type Settings = {
  FILES_DIR?: string | undefined;
  DATA_DIR: string;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
};

/** The one the settings choose; the code of the other is not even loaded. */
export async function openStorage(settings: Settings): Promise<Storage> {
  const { FILES_DIR, DATA_DIR, S3_ENDPOINT } = settings;
  if (S3_ENDPOINT === undefined) {
    const { folderStorage } = await import('./folder-storage.ts');
    return folderStorage(FILES_DIR ?? join(DATA_DIR, 'files'));
  }
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage({
    endpoint: S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  } as S3Settings);
}
