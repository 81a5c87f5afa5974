import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import { measureInTurn, type Target } from './load.ts';
import type { Options } from './options.ts';
import { signIn } from './people.ts';
import { compareP95, type Line } from './report.ts';

export const bar = 5;
export const connections = 8;

/** Part of a word, a brand of many, the same mistyped, nothing at all; a number is read from the list. */
const words = ['ind', 'indomie', 'indomei', 'zzzzqq'];

type Searches = {
  benchmark: string;
  origin: string;
  /** The plain list of a person. */
  listOf: (person: Awaited<ReturnType<typeof signIn>>) => Target;
  read: (target: Target) => Promise<{ total_data: number }>;
  /** A number that is somewhere in the list. */
  numberIn: (plain: Target) => Promise<string>;
};

/** Each search beside the plain list of the same person: who has one store, and who has a third of all. */
export async function measureSearches(
  { benchmark, origin, listOf, read, numberIn }: Searches,
  options: Options,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [stores, phone_number] of [
    ['one store', bulkLogins.largest],
    ['all stores', bulkLogins.scattered],
  ] as const) {
    const plain = listOf(await signIn(origin, phone_number));
    for (const query of [...words, await numberIn(plain)]) {
      const searched = withQuery(plain, query);
      const { total_data } = await read(searched);
      const of = `${stores}, “${query}” (${total_data} found)`;
      const measured = await measureInTurn({ searched, plain }, { ...options, connections });
      const { searched: ours, plain: reference } = measured;
      lines.push(compareP95({ benchmark, of, ours, reference, bar }));
    }
  }
  return lines;
}

const withQuery = ({ url, headers }: Target, query: string): Target => ({
  url: `${url}&${new URLSearchParams({ query })}`,
  headers,
});

/** A list far enough down that what stands there is not what everything begins with. */
export const fartherDown = ({ url, headers }: Target): Target => ({
  url: `${url}&page=7`,
  headers,
});
