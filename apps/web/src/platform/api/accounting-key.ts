import { createChatTokens } from './chat-token.ts';
import { exchange } from './exchange.ts';
import { isLoginOver } from './failure.ts';
import { dropLinkKey, linkKeyOf } from './link-key.ts';

type Issued = { app_id: string; key: string; expires_at: string };
type Init = Omit<RequestInit, 'headers'> & { headers?: HeadersInit };
type Inputs = { query?: unknown; body?: unknown };

/** By server and store, since each key is one store's. They are kept and renewed as the tokens of chat are. */
const keysOf = new Map<string, ReturnType<typeof createChatTokens>>();

const storeIn = ({ query, body }: Inputs): string =>
  ((query ?? body) as { marketplace_store_id?: string } | undefined)?.marketplace_store_id ?? '';

/**
 * Sends what was made ready for a login with a key of accounting in its place: the one of the app's link as long as it is
 * good, else one that the login is given for this store.
 */
export async function sendByAccountingKey<Answer>(
  origin: string,
  init: Init,
  inputs: Inputs,
  go: () => Promise<Answer>,
): Promise<Answer> {
  const store_id = storeIn(inputs);
  const headers = init.headers as Headers;
  const login = headers.get('Authorization');
  headers.delete('Authorization');
  const sendWith = (app_id: string, key: string) => {
    headers.set('X-App-Id', app_id);
    headers.set('X-App-Key', key);
    return go();
  };
  const given = linkKeyOf(store_id);
  if (given) {
    try {
      return await sendWith(given.app_id, given.key);
    } catch (error) {
      if (!isLoginOver(error)) throw error;
      dropLinkKey();
      if (!login) throw error;
    }
  }
  if (!login) return go();
  const asking = new Headers(headers);
  for (const name of ['Idempotency-Key', 'X-App-Id', 'X-App-Key']) asking.delete(name);
  asking.set('Authorization', login);
  asking.set('Content-Type', 'application/json');
  const ask = async () => {
    const issued = (await exchange(
      `${origin}/api/stores/accounting-key`,
      { method: 'POST', headers: asking, body: JSON.stringify({ store_id }) },
      {},
    )) as Issued;
    return { token: `${issued.app_id} ${issued.key}`, expires_at: issued.expires_at };
  };
  const withKey = keysOf.get(`${origin} ${store_id}`) ?? createChatTokens();
  keysOf.set(`${origin} ${store_id}`, withKey);
  return withKey(login, ask, (token) => {
    const [app_id = '', key = ''] = token.split(' ');
    return sendWith(app_id, key);
  });
}
