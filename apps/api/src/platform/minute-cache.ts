import { forNobody } from './db/writers.ts';

const keepMs = 60_000;

/** What is read for a key, up to a minute old: enough to choose between two plans. */
export function minuteCache<Key extends object, Value>() {
  const entries = new WeakMap<Key, { until: number; value: Promise<Value> }>();
  return (key: Key, read: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known && known.until > Date.now()) return known.value;
    // Whoever comes first reads it for all: not in their own line.
    const value = forNobody(read);
    entries.set(key, { until: Date.now() + keepMs, value });
    value.catch(() => entries.delete(key));
    return value;
  };
}
