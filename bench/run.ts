import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountingBenchmark } from './accounting.ts';
import type { Benchmark } from './benchmark.ts';
import { chat } from './chat.ts';
import { chatOrdersBenchmark } from './chat-orders.ts';
import { demands } from './demands.ts';
import { exportBenchmark } from './export.ts';
import { inventoryList } from './inventory-list.ts';
import { inventoryListAllStores } from './inventory-list-all-stores.ts';
import { inventoryListGrowth } from './inventory-list-growth.ts';
import { inventoryPlansBenchmark } from './inventory-plans.ts';
import { inventorySearch } from './inventory-search.ts';
import { memory } from './memory.ts';
import { money } from './money.ts';
import { commandOf, type Options, readOptions } from './options.ts';
import { orderBulk } from './order-bulk.ts';
import { orderList } from './order-list.ts';
import { orderListAllStores } from './order-list-all-stores.ts';
import { orderListGrowth } from './order-list-growth.ts';
import { orderLoss } from './order-loss.ts';
import { orderMoves } from './order-moves.ts';
import { orderSearch } from './order-search.ts';
import { papers } from './papers.ts';
import { findOrStartPostgres } from './postgres-server.ts';
import { realtime } from './realtime.ts';
import { type Line, machine, table } from './report.ts';
import { resume } from './resume.ts';
import { start } from './start.ts';
import { web } from './web.ts';
import { webhooksBenchmark } from './webhooks.ts';
import { type Worlds, worldsOn } from './worlds.ts';

const benchmarks: Benchmark[] = [
  orderList,
  orderListAllStores,
  orderListGrowth,
  orderSearch,
  orderLoss,
  demands,
  chat,
  chatOrdersBenchmark,
  inventoryList,
  inventoryListAllStores,
  inventoryListGrowth,
  inventorySearch,
  inventoryPlansBenchmark,
  orderMoves,
  orderBulk,
  memory,
  exportBenchmark,
  papers,
  realtime,
  resume,
  money,
  webhooksBenchmark,
  accountingBenchmark,
  web,
  start,
];

/** `node bench/run.ts [names…]`; all of them together also write the table of results. */
async function main(): Promise<void> {
  const { options, names } = readOptions(process.argv.slice(2));
  const chosen = names.length > 0 ? names.map(benchmarkNamed) : benchmarks;
  const postgres = chosen.some(({ isOnPostgres }) => isOnPostgres)
    ? await findOrStartPostgres(process.env.DATABASE_URL)
    : undefined;
  const worlds = postgres ? worldsOn(postgres.url) : noWorlds;
  const about = machine(postgres?.version);
  console.log(`${about}\n`);
  const lines: Line[] = [];
  for (const benchmark of chosen) {
    console.log(`${benchmark.name}: ${benchmark.about}`);
    if (benchmark.isOnPostgres) console.log(`  ${inputs(options)}`);
    lines.push(...(await benchmark.run(worlds, options)));
    console.log(`  again: ${commandOf(options, [benchmark.name])}\n`);
  }
  await postgres?.stop();
  const text = results(about, options, chosen, lines);
  if (chosen === benchmarks) writeFileSync(join(import.meta.dirname, 'results.md'), text);
  else console.log(text);
}

function benchmarkNamed(name: string): Benchmark {
  const found = benchmarks.find((benchmark) => benchmark.name === name);
  if (found) return found;
  const known = benchmarks.map((benchmark) => benchmark.name).join(', ');
  throw new Error(`no benchmark is named ${name}; there are ${known}`);
}

const noWorlds: Worlds = async () => {
  throw new Error('a benchmark that needs worlds has to say that it is on PostgreSQL');
};

const inputs = ({ orders, inventories, stores, seconds, rounds }: Options) =>
  `${orders} orders or ${inventories} inventories in ${stores} stores, ${rounds} rounds of ${seconds} s`;

function results(about: string, options: Options, chosen: Benchmark[], lines: Line[]): string {
  const load = chosen.some(({ isOnPostgres }) => isOnPostgres)
    ? ` ${inputs(options)}, interleaved; load by autocannon on the same machine.`
    : '';
  const command = commandOf(options, chosen === benchmarks ? [] : chosen.map(({ name }) => name));
  return [
    '# Benchmarks',
    `${about}.${load} A ratio is how many times slower than the reference, as the median of the rounds with the smallest and the largest.`,
    chosen.map(({ name, about }) => `- **${name}**: ${about}`).join('\n'),
    table(lines),
    `Again: \`${command}\`, or \`npm run bench -- <name>\` for one.`,
    '',
  ].join('\n\n');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
