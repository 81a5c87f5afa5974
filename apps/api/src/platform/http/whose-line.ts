import { type Endpoint, isMutation } from '@marketplace/contract/endpoint';
import type { Caller } from '../authenticate.ts';
import type { OperatorWho } from '../authenticate-operator.ts';
import { sellerOf } from '../resolve-store.ts';
import type { SignedWho } from '../signed-calls.ts';
import type { BuyerScope } from '../store-scope.ts';
import type { Asker } from '../work-queue.ts';
import type { Call } from './bind.ts';

type Inputs = { seller_store_id?: string; store_id?: string; order_id?: string };
type Stores = { side?: string; store_ids?: readonly string[]; store_id?: string };

/** Who sent a request, where it says so. */
export type Asking = Caller | OperatorWho | SignedWho | undefined;

/** Who asks; of those who are nobody yet, from where. */
export function personOf(who: Asking, address: string): Asker {
  const { user_id, operator_id, api_key } = (who ?? {}) as Partial<Caller & OperatorWho>;
  if (api_key) return { who: `key ${api_key.store_id}.${api_key.id}` };
  if (operator_id) return { who: `operator ${operator_id}` };
  return { who: user_id ? `person ${user_id}` : `address ${address}` };
}

/** Whom a call's writing waits beside: those who write to the same store, and among them their own. */
export async function whoseLine(entry: Endpoint, call: Call<Endpoint>): Promise<Asker> {
  const { who: person } = personOf(call.who as Asking, call.address);
  const store_id = await storeOf(entry, call);
  return store_id ? { who: `store ${store_id}`, person } : { who: person };
}

/** The store whose rows are written, as far as it is known. A buyer's order lies with its seller. */
async function storeOf(entry: Endpoint, call: Call<Endpoint>): Promise<string | undefined> {
  const inputs: Inputs = { ...(call.query ?? {}), ...(call.body ?? {}) };
  const { side, store_ids, store_id } = (call.scope ?? {}) as Stores;
  const named = inputs.seller_store_id ?? store_id;
  if (named) return named;
  if (store_ids) return store_ids.length === 1 ? store_ids[0] : undefined;
  if (entry.access.kind === 'operator') return inputs.store_id;
  const isMove = side === 'buyer' && inputs.order_id && isMutation(entry);
  if (!isMove) return undefined;
  return (await sellerOf(call.db, call.scope as BuyerScope, inputs.order_id ?? ''))?.store_id;
}
