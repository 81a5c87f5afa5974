import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { measureInTurn } from './load.ts';
import { inventoriesOf, readInventories, signIn } from './people.ts';
import { compareP95 } from './report.ts';
import { startApi } from './server-process.ts';

const name = 'chat-orders';
const bar = 5;
const lineCount = 30;
const listings = 100_000;

export const chatOrdersBenchmark: Benchmark = {
  name,
  about: `A pasted chat of ${lineCount} lines is matched in the largest store of ${listings.toLocaleString('en')} listings; p95 within ${bar}x of one search there.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const size = { listings: Math.min(options.inventories, listings), stores: 30 };
    const api = await startApi(await worlds(size));
    const person = await signIn(api.origin, bulkLogins.largest);
    const plain = inventoriesOf(person);
    const { data } = await readInventories(plain);
    const names = data.map(({ product_name }) => product_name);
    const text = Array.from({ length: lineCount }, (_, at) => chatLine(names, at)).join('\n');
    const [store_id] = person.store_ids;
    const read = {
      url: `${api.origin}/api/orders/seller/chat-orders/read`,
      method: 'POST' as const,
      headers: { ...plain.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ store_id, text }),
    };
    const search = {
      url: `${plain.url}&${new URLSearchParams({ query: 'indomie goreng' })}`,
      headers: plain.headers,
    };
    const measured = await measureInTurn({ read, search }, { ...options, connections: 1 });
    await api.stop();
    const of = `${lineCount} lines, ${size.listings.toLocaleString('en')} listings`;
    const { read: ours, search: reference } = measured;
    return [compareP95({ benchmark: name, of, ours, reference, bar })];
  },
};

/** Names as the store has them, words that many goods have, and some that are mistyped. */
function chatLine(names: readonly string[], at: number): string {
  const common = [
    'indomie goreng',
    'kopi kapal api',
    'minyak bimoli 2L',
    'indomei soto',
    'gula 1 kg',
  ];
  const goods = at % 2 ? names[at % names.length] : common[at % common.length];
  return `${goods} ${at + 1} dus`;
}
