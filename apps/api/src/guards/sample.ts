import { endpoints } from '@marketplace/contract/contract';
import type { Endpoint, StoreInputs } from '@marketplace/contract/endpoint';

/** Which ways of naming a store there are, and what finds it where it is not named. */
const inputsOf = (store: StoreInputs) => [Object.keys(store).sort(), store.found_by];

/**
 * All that the platform goes by when it takes a request apart: two entries that agree in it run through the same
 * code up to their service. Fields, areas, limits' numbers and codes of its own are the endpoint's.
 */
function shapeOf(entry: Endpoint): string {
  const { method, access, query, body, upload, limits } = entry;
  const { stream, gives_file, gives_secret, ends_login, needs_proof, queueable, only_reads } =
    entry;
  const sides = access.kind === 'either' ? [access.seller, access.buyer] : [access];
  return JSON.stringify({
    method,
    access: access.kind,
    levels: sides.map((side) => 'level' in side && side.level),
    storeInputs: sides.map((side) => 'store' in side && inputsOf(side.store)),
    inputs: [query !== undefined, body !== undefined],
    upload: upload?.as,
    limitedBy: limits?.map(({ by }) => (by === 'address' || by === 'person' ? by : 'a field')),
    flags: [stream, gives_file, gives_secret, ends_login, needs_proof, queueable, only_reads].map(
      Boolean,
    ),
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
