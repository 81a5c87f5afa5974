import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * PGlite opens a folder that another process has open, and both then ruin it. The lock is a listening
 * socket in the folder: the kernel closes it with its process, however that ends, so what kill -9
 * leaves behind is recognised as stale by nobody answering.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  if (await isAnswered(path)) throw new DataDirInUse(dataDir);
  rmSync(path, { force: true });
  const server = await listen(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new DataDirInUse(dataDir) : error;
  });
  await refuseIfReplaced(path, dataDir);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another process`);
  }
}

/** Two that start at the same moment may both clear a stale lock; the later one's socket stays. */
async function refuseIfReplaced(path: string, dataDir: string): Promise<void> {
  const mine = statSync(path).ino;
  await pause(50);
  if (statSync(path, { throwIfNoEntry: false })?.ino !== mine) throw new DataDirInUse(dataDir);
}

/** Nobody answers at a lock that is stale or not there; anything else is not for us to judge. */
const isAnswered = (path: string) =>
  new Promise<boolean>((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      else reject(error);
    });
  });

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
