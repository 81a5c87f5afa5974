import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Of a distributed database, what lies on its workers is copied with it; they are named by the environment. */
export const citusWorkers = (process.env.TEST_CITUS_WORKERS ?? '').split(' ').filter(Boolean);

export const isDistributed = citusWorkers.length > 0;

/** A new database on a PostgreSQL server, with all that is in another one there. */
export async function copyDatabase(serverUrl: string, template: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const servers = [serverUrl, ...citusWorkers];
  await Promise.all(
    servers.map((server) =>
      onServer(
        server,
        // Citus looks after each of its databases by a process of its own, which would be in the way.
        ...(isDistributed
          ? [`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`]
          : []),
        // Copied as files it takes half the time that PostgreSQL's own choice does.
        `create database ${name} template ${template} strategy file_copy`,
      ),
    ),
  );
  return {
    name,
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      // The coordinator's first: it connects to its workers again whenever somebody asks it something.
      for (const server of servers) await dropDatabase(server, name);
    },
  };
}

/** Citus begins its own process in a database anew while that is being dropped. */
async function dropDatabase(serverUrl: string, name: string, tries = 3): Promise<void> {
  try {
    await onServer(serverUrl, `drop database ${name} with (force)`);
  } catch (error) {
    const isInUse = (error as { code?: unknown }).code === '55006';
    if (!isDistributed || !isInUse || tries === 1) throw error;
    await dropDatabase(serverUrl, name, tries - 1);
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
