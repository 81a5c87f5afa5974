import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { startAccurate, startApi } from './api-process.ts';

/**
 * The product on a demo world of its own that goes away with it: in a database on the PostgreSQL server of
 * TEST_DATABASE_URL, or without one in an embedded database, as `npm start` has it.
 */
const folder = mkdtempSync(join(tmpdir(), 'marketplace-e2e-'));
const server = process.env.TEST_DATABASE_URL;
const database = server ? await newDatabase(server) : undefined;
const accurate = startAccurate();
const api = startApi({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database?.url ?? '' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal));
api.on('exit', async (code) => {
  accurate.kill();
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
  process.exit(code ?? 0);
});

async function newDatabase(serverUrl: string) {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const { runScript } = openPostgres({ url: serverUrl, poolSize: 1, onLost: () => {} });
  await runScript(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runScript(`drop database ${name} with (force)`) };
}
