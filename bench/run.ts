import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { memory } from './memory.ts';
import { commandOf, type Options, readOptions } from './options.ts';
import { orderList } from './order-list.ts';
import { orderListAllStores } from './order-list-all-stores.ts';
import { orderListGrowth } from './order-list-growth.ts';
import { findOrStartPostgres } from './postgres-server.ts';
import { type Line, machine, table } from './report.ts';
import { worldsOn } from './worlds.ts';

const benchmarks: Benchmark[] = [orderList, orderListAllStores, orderListGrowth, memory];

/** `node bench/run.ts [names…]`; all of them together also write the table of results. */
async function main(): Promise<void> {
  const { options, names } = readOptions(process.argv.slice(2));
  const chosen = names.length > 0 ? names.map(benchmarkNamed) : benchmarks;
  const postgres = await findOrStartPostgres(process.env.DATABASE_URL);
  const worlds = worldsOn(postgres.url);
  const about = machine(postgres.version);
  console.log(`${about}\n`);
  const lines: Line[] = [];
  for (const benchmark of chosen) {
    const { orders, stores, seconds, rounds } = options;
    console.log(`${benchmark.name}: ${benchmark.about}`);
    console.log(`  ${orders} orders, ${stores} stores, ${rounds} rounds of ${seconds} s`);
    lines.push(...(await benchmark.run(worlds, options)));
    console.log(`  again: ${commandOf(options, [benchmark.name])}\n`);
  }
  await postgres.stop();
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

function results(about: string, options: Options, chosen: Benchmark[], lines: Line[]): string {
  const { orders, stores, seconds, rounds } = options;
  const command = commandOf(options, chosen === benchmarks ? [] : chosen.map(({ name }) => name));
  return [
    '# Benchmarks',
    `${about}. ${orders} orders in ${stores} stores, ${rounds} rounds of ${seconds} s, interleaved; load by autocannon on the same machine. A ratio is how many times slower than the reference, as the median of the rounds with the smallest and the largest.`,
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
