import type { AnswerOf } from '@marketplace/contract/call';
import { requestOf } from '@marketplace/contract/call';
import { filtersOf, listCallOf, readOrderSearch } from '../features/orders/order-search.ts';
import { headersFor } from '../platform/api/client.ts';
import { developmentHeaders } from '../platform/api/development-headers.ts';
import { apiOrigin } from '../platform/api/hosts.ts';
import {
  ask,
  type PreloadedCall,
  type PreloadedResponse,
} from '../platform/api/preloaded-responses.ts';
import { entryUrl, hasBridge, hideBars } from '../platform/bridge/embedding.ts';
import { isEntry } from '../platform/bridge/entry.ts';
import { savedValue } from '../platform/device/local-storage.ts';
import { paintView } from '../platform/navigation/last-view.ts';
import { parsePlainSearch } from '../platform/navigation/plain-search.ts';
import { persistedState } from '../platform/state/persisted-state.ts';
import { chosenStore, noStores, withStores } from '../platform/state/store-slice.ts';
import { ordersAddress } from './shell-address.ts';

/**
 * A script of its own, small enough to run while the application is still on its way: it asks for what the
 * first screen will ask for (`platform/api/client.ts` takes the answers over), paints what was last seen here,
 * and then starts the application: both at once would only delay what can be seen.
 */
const application = document.currentScript?.dataset.application;
const origin = apiOrigin(window.location.origin);
const token = savedValue('auth_token');
const kept = persistedState();
const keptStore = kept && chosenStore(kept.store);
const answers = new Map<string, PreloadedCall>();
globalThis.preloadedResponses = answers;
const root = document.getElementById('root');
void begin().finally(startApplication);

async function begin(): Promise<void> {
  // Who comes in from the mobile app may be somebody else.
  if (!token || !root || isEntry(window.location.search)) return;
  if (hasBridge() || entryUrl() !== null) hideBars();
  // The shell stands for other pages, too.
  if (window.location.pathname !== ordersAddress) return;
  void askForOrders();
  await paintView(root);
}

function startApplication(): void {
  if (!application) throw new Error('the page does not name its application');
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = application;
  document.body.append(script);
}

function early(path: string): Promise<PreloadedResponse> {
  const headers = headersFor({ origin, token: () => token, developmentHeaders });
  const stop = new AbortController();
  const answer = ask(origin + path, { headers, signal: stop.signal });
  // Who takes it over hears of a failure; until then it is nobody's.
  answer.catch(() => {});
  answers.set(origin + path, { answer, authorization: headers.get('authorization'), stop });
  return answer;
}

async function askForOrders(): Promise<void> {
  const search = readOrderSearch(parsePlainSearch(window.location.search));
  const stores = early(requestOf('GET /api/stores/list', {}).address);
  const store_id = search.store_id ?? keptStore ?? (await firstStore(stores));
  if (!store_id) return;
  const query = listCallOf({ ...filtersOf(search), store_id }, search.page ?? 1);
  void early(requestOf('GET /api/orders/info/list', { query }).address);
}

async function firstStore(answer: Promise<PreloadedResponse>): Promise<string | undefined> {
  const { ok, text } = await answer.catch(() => ({ ok: false, text: '' }));
  if (!ok) return undefined;
  const { stores }: AnswerOf<'GET /api/stores/list'> = JSON.parse(text);
  return chosenStore(withStores(noStores, stores));
}
