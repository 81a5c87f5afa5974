import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ApiFailure } from '../failure.ts';
import { type Storage, storageUnavailable } from './storage.ts';

/** Files in a folder of this machine, spread over 256 folders so that none grows too long. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const unfinishedOf = (key: string) => `${pathOf(key)}.unfinished`;
  return {
    put: (key, content) =>
      orUnavailable(async () => {
        const path = pathOf(key);
        const unfinished = unfinishedOf(key);
        await mkdir(dirname(path), { recursive: true });
        try {
          // Under its own name only when it is whole and on the disk.
          await writeFile(unfinished, content.stream(), { flush: true });
          await rename(unfinished, path);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
      }),
    read: (key) =>
      orUnavailable(async () => {
        const file = await open(pathOf(key)).catch(orNotFound);
        return file.createReadStream();
      }),
    remove: (key) =>
      orUnavailable(async () => {
        await rm(pathOf(key), { force: true });
        await rm(unfinishedOf(key), { force: true });
      }),
  };
}

function orNotFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new ApiFailure('file_not_found') : error;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiFailure ? error : storageUnavailable(error);
  }
}
