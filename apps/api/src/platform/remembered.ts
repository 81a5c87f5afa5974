import type { Db } from './db/handle.ts';
import { forNobody } from './db/writers.ts';

type Entry<Value> = { until: number; value: Promise<Value> };

/** More would be of people who have long gone; the oldest go first. */
const mostEntries = 500;

/**
 * What is read for a name in a database, for so long: where it is added up of many stores, or changes once a day. Whoever asks
 * meanwhile waits for the same answer.
 */
export function remembered<Value>(keepMs: number) {
  const databases = new WeakMap<Db, Map<string, Entry<Value>>>();
  return (db: Db, name: string, read: () => Promise<Value>): Promise<Value> => {
    const entries = databases.get(db) ?? new Map<string, Entry<Value>>();
    databases.set(db, entries);
    const known = entries.get(name);
    if (known && known.until > Date.now()) return known.value;
    const value = forNobody(read);
    entries.delete(name);
    entries.set(name, { until: Date.now() + keepMs, value });
    value.catch(() => entries.delete(name));
    for (const oldest of entries.keys()) {
      if (entries.size <= mostEntries) break;
      entries.delete(oldest);
    }
    return value;
  };
}
