import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/db/handle.ts';
import { openPGlite } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';

/** A copy of the test world of its own, on whichever database the run is for. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('worldTemplate');
  if (template) return openCopy(template);
  const file = inject('worldDump');
  if (!file) throw new Error('the global setup has not run');
  return openPGlite({ dump: await openAsBlob(file) });
}

type Template = { serverUrl: string; database: string };

async function openCopy(template: Template): Promise<Database> {
  const { url, drop } = await copyWorldTemplate(template);
  const opened = openPostgres({ url, poolSize: 10, onLost: () => {} });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

export async function copyWorldTemplate({ serverUrl, database }: Template) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${database}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

/** Copying a template wants it for itself, so test files wait for their turn. */
async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('select pg_advisory_lock(1)');
  await client.query(statement);
  await client.end();
}
