import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  const holder = await holderOf(path);
  if (holder !== undefined) throw new DataDirInUse(dataDir, holder);
  for (const left of [path, idBeside(path)]) rmSync(left, { force: true });
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new DataDirInUse(dataDir, await holderOf(path)) : error;
  });
  await refuseIfReplaced(path, dataDir);
  writeFileSync(idBeside(path), String(process.pid));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

export class DataDirInUse extends Error {
  constructor(dataDir: string, holder = '') {
    super(
      holder
        ? `DATA_DIR ${dataDir} is in use by process ${holder}: end it (kill ${holder}), or set another DATA_DIR`
        : `DATA_DIR ${dataDir} is in use by another process`,
    );
  }
}

/** Two that start at the same moment may both clear a stale lock; the later one's socket stays. */
async function refuseIfReplaced(path: string, dataDir: string): Promise<void> {
  const mine = statSync(path).ino;
  await pause(50);
  if (statSync(path, { throwIfNoEntry: false })?.ino === mine) return;
  throw new DataDirInUse(dataDir, await holderOf(path));
}

/**
 * Whoever holds the lock says its process id, or nothing in versions before. Nobody answers at a lock that is stale or
 * not there; anything else is not for us to judge.
 */
const holderOf = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const socket = connect(path);
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    // A process that holds the lock and is too busy to speak holds it all the same, and has written down who it is.
    socket.setTimeout(1000, () => socket.destroy());
    let isHeld = false;
    socket.once('connect', () => {
      isHeld = true;
    });
    socket.once('close', () => {
      if (isHeld) resolve(said || idWritten(path));
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (isHeld) return;
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
  });

const idBeside = (path: string) => `${path}.pid`;
const idWritten = (path: string) =>
  existsSync(idBeside(path)) ? readFileSync(idBeside(path), 'utf8') : '';

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => {
      // Closed from here as soon as it is said: a peer that never closes must not keep the lock.
      socket.on('error', () => {}).write(String(process.pid));
      socket.destroySoon();
    });
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
