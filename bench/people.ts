import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/orders';
import type { Target } from './load.ts';

/** Somebody signed in on a server, with the stores they work in. */
export type Person = {
  origin: string;
  token: string;
  headers: Record<string, string>;
  store_ids: string[];
};

export async function signIn(origin: string, phone_number: string): Promise<Person> {
  const { auth, stores } = contract;
  const login = await ask(origin + auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-type': 'WEB' },
    body: JSON.stringify({ phone_number, password: 'marketplace' }),
  });
  const { token } = auth.login.response.parse(login).auth_token;
  const headers = { authorization: `Token ${token}` };
  const list = await ask(origin + stores.list.path, { headers });
  return {
    origin,
    token,
    headers,
    store_ids: stores.list.response.parse(list).stores.map((store) => store.id),
  };
}

/** The first page of a person's only store, or of all their stores. */
export function listOf({ origin, headers, store_ids }: Person, status?: FulfilmentStatus): Target {
  const [only] = store_ids;
  const stores: Record<string, string> =
    only && store_ids.length === 1
      ? { seller_store_id: only }
      : { select_all_seller_store: 'true' };
  const query = new URLSearchParams({ ...stores, ...(status && { status }) });
  return { url: `${origin}${contract.orders.list.path}?${query}`, headers };
}

export async function readList({ url, headers }: Target) {
  return contract.orders.list.response.parse(await ask(url, { headers }));
}

/** The first page of listings of a person's only store, or of all their stores. */
export function inventoriesOf({ origin, headers, store_ids }: Person): Target {
  const [only] = store_ids;
  const stores: Record<string, string> =
    only && store_ids.length === 1 ? { store_id: only } : { select_all_store: 'true' };
  const search = new URLSearchParams(stores);
  return { url: `${origin}${contract.inventories.list.path}?${search}`, headers };
}

export async function readInventories({ url, headers }: Target) {
  return contract.inventories.list.response.parse(await ask(url, { headers }));
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
