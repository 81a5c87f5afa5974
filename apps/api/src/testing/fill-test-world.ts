import { argon2Sync, createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Database } from '../platform/db/handle.ts';
import { worldPassword } from '../world/cast.ts';
import { fillWorld } from '../world/fill-world.ts';
import { testWorld } from '../world/plans.ts';
import { root } from './root.ts';

/** Everything that decides what is in the world. */
const worldSources = [
  'apps/api/migrations',
  'apps/api/src/world',
  'apps/api/src/platform/db',
  'apps/api/src/features/stores',
];

/** Fills a new installation with the world that almost every test starts from. */
export async function fillTestWorld(database: Database): Promise<void> {
  await fillWorld(database, testWorld);
  const password_hash = cheapHash(worldPassword);
  await database.db
    .updateTable('users')
    .set({ password_hash })
    .where('password_hash', 'is not', null)
    .execute();
}

/** Checking a password takes as long as its hash says: of the people of this world, next to no time. */
function cheapHash(message: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message, nonce, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
}

/** Changes when the world does. */
export function worldHash(): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(import.meta.filename));
  for (const folder of worldSources) {
    for (const name of sourcesIn(folder)) {
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

/** The files of a folder and of the rooms in it. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(root, folder), join(parentPath, name)))
    .sort();
