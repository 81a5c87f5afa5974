import { endpoints } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';

/**
 * All that the platform goes by when it takes a request apart: two entries that agree in it run through the same
 * code up to their service. Fields, areas, limits' numbers and codes of its own are the endpoint's.
 */
function shapeOf(entry: Endpoint): string {
  const { method, access, query, body, upload, limits } = entry;
  const { stream, gives_file, gives_secret, ends_login, queueable } = entry;
  const store = 'store' in access ? access.store : undefined;
  return JSON.stringify({
    method,
    access: access.kind,
    level: 'level' in access ? access.level : undefined,
    storeInputs: store && Object.keys(store).sort(),
    inputs: [query !== undefined, body !== undefined],
    upload: upload?.as,
    isLimited: limits !== undefined,
    flags: [stream, gives_file, gives_secret, ends_login, queueable].map(Boolean),
  });
}

const isWhole = process.env.GUARDS === 'all';
const byShape = Map.groupBy(endpoints, ([name, entry]) => (isWhole ? name : shapeOf(entry)));

/**
 * One endpoint of every shape there is in the contract. What is the platform's own doing is provoked on these:
 * the codes that follow from method, access and input (not an entry's own), requests that are malformed in form (not
 * in a field), and of idempotency the many at once, another's key and a malformed key. `GUARDS=all` provokes it on
 * every endpoint.
 */
export const sample: ReadonlySet<string> = new Set(
  [...byShape.values()].flatMap(([first]) => (first ? [first[0]] : [])),
);
