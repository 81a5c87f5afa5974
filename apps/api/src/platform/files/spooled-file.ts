import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What somebody sent, on this machine's disk until the request is answered: memory is for many. */
export type SpooledFile = {
  path: string;
  size: number;
  /** SHA-256, to tell whether it is the same as before. */
  digest: string;
  remove: () => Promise<void>;
};

export async function spool(chunks: AsyncIterable<Uint8Array>): Promise<SpooledFile> {
  const path = join(tmpdir(), `marketplace-${process.pid}-${randomUUID()}`);
  const remove = () => rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await file.writeFile(chunk);
      size += chunk.length;
    }
    return { path, size, digest: hash.digest('hex'), remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await file.close();
  }
}
