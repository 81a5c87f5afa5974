import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measure } from './load.ts';
import { listOf, signIn } from './people.ts';
import { tell } from './report.ts';
import { startApi } from './server-process.ts';

const barMegabytes = 250;
const connections = 32;
const sampleEveryMs = 100;

export const memory: Benchmark = {
  name: 'memory',
  about: `Resident memory of the API process while order-list runs at ${connections} connections, sampled every ${sampleEveryMs} ms; at most ${barMegabytes} MB.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const api = await startApi(await worlds(options));
    const idle = api.rssMegabytes();
    const person = await signIn(api.origin, bulkLogins.largest);
    const samples: number[] = [];
    const sampler = setInterval(() => samples.push(api.rssMegabytes()), sampleEveryMs);
    await measure(listOf(person, 'COMPLETED'), connections, options.seconds * options.rounds);
    clearInterval(sampler);
    await api.stop();
    const most = Math.max(...samples);
    const line = {
      benchmark: 'memory',
      of: `order-list, largest store, ${connections} conn., highest of ${samples.length} samples`,
      ours: `${Math.round(most)} MB`,
      reference: `${Math.round(idle)} MB before the load`,
      ratio: (most / idle).toFixed(2),
      bar: `${barMegabytes} MB`,
      held: most <= barMegabytes,
    };
    return [tell(line)];
  },
};
