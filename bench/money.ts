import { contract } from '@marketplace/contract/contract';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { fillBook } from './fill-book.ts';
import { measureInTurn, type Target } from './load.ts';
import { listOf, type Person, signIn } from './people.ts';
import { compareP50, compareThroughput, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bar = 3;
const { balance, postings, holdings } = contract.money;

/** Of a person's only store, or of all their stores. */
function moneyOf(
  { origin, headers, store_ids }: Person,
  { path }: { path: string },
  more: Record<string, string> = {},
): Target {
  const [only] = store_ids;
  const stores: Record<string, string> =
    only && store_ids.length === 1 ? { store_id: only } : { select_all_seller_store: 'true' };
  return { url: `${origin}${path}?${new URLSearchParams({ ...stores, ...more })}`, headers };
}

/** A day in the middle of the twelve weeks. */
const middle = () => new Date(Date.now() - 42 * 86_400_000).toISOString().slice(0, 10);

export const money: Benchmark = {
  name: 'money',
  about: `Saldo, Mutasi (the newest page, and one that ends six weeks ago) and what is held, of the owner of the largest store and of an owner of a scattered third of the stores, against the order list of the same person; p50 and throughput within ${bar}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds(options);
    const count = await fillBook(world);
    const api = await startApi(world);
    const lines: Line[] = [];
    for (const [who, phone_number] of [
      ['largest store', bulkLogins.largest],
      ['owner of a third', bulkLogins.scattered],
    ] as const) {
      const person = await signIn(api.origin, phone_number);
      const targets = {
        list: listOf(person, 'COMPLETED'),
        saldo: moneyOf(person, balance),
        mutasi: moneyOf(person, postings),
        'mutasi of before': moneyOf(person, postings, { date_to: middle() }),
        'mutasi of fees': moneyOf(person, postings, { kind: 'FEES' }),
        held: moneyOf(person, holdings, { kind: 'HELD' }),
      };
      for (const connections of [1, 8]) {
        const { list, ...measured } = await measureInTurn(targets, { ...options, connections });
        for (const [what, ours] of Object.entries(measured)) {
          const of = `${what}, ${who} (${person.store_ids.length} stores, ${count} postings), ${connections} conn.`;
          const comparison = { benchmark: 'money', of, ours, reference: list, bar };
          lines.push(compareP50(comparison), compareThroughput(comparison));
        }
      }
    }
    await api.stop();
    return lines;
  },
};
