import { citusWorkers, databaseUrl, onServer } from './copy-database.ts';

const port = (url: string) => new URL(url).port;

/** Makes the database a cluster's: of the server it is on, and of the workers. */
export async function joinCluster(serverUrl: string, name: string): Promise<void> {
  for (const server of [serverUrl, ...citusWorkers])
    await onServer(databaseUrl(server, name), 'create extension if not exists citus');
  await onServer(
    databaseUrl(serverUrl, name),
    `select citus_set_coordinator_host('127.0.0.1', ${port(serverUrl)})`,
    ...citusWorkers.map((worker) => `select citus_add_node('127.0.0.1', ${port(worker)})`),
  );
}
