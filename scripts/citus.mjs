import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { runBeside } from './own-server.mjs';
import { startPostgres } from './postgres.mjs';

// A coordinator and two workers of our own, for trying the product on a distributed database. Citus has to be built
// into the PostgreSQL that is found: see docs/scale.md.

const settings = {
  shared_preload_libraries: 'citus',
  max_connections: 300,
  max_prepared_transactions: 200,
  wal_level: 'logical',
  // Every test has a copy of everything, shards too.
  'citus.shard_count': 4,
  'citus.node_conninfo': 'sslmode=disable',
};

// What a session of the coordinator has set does not come to a worker: who waits there is told to stop there.
const workerSettings = { ...settings, lock_timeout: '3s' };

/** Answers with the coordinator's address; the workers' stand in its search part. */
export async function startCitus() {
  const nodes = [await startPostgres({ name: 'coordinator', settings })];
  for (const name of ['worker-1', 'worker-2'])
    nodes.push(await startPostgres({ name, settings: workerSettings }));
  const [coordinator, ...workers] = nodes.map(({ url }) => url);
  return {
    url: coordinator,
    workers,
    nodes,
    stop: async () => {
      for (const node of nodes) await node.stop();
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  let workers = [];
  const start = async () => {
    const cluster = await startCitus();
    workers = cluster.workers;
    return cluster;
  };
  runBeside('citus.mjs', start, (url, { DATABASE_URL: _unset, ...env }) => ({
    ...env,
    TEST_DATABASE_URL: url,
    TEST_CITUS_WORKERS: workers.join(' '),
  }));
}
