import type { Store } from '@marketplace/contract/stores';
import { serverWords } from '../../platform/api/failure.ts';
import type { Services } from '../../platform/services.ts';
import { type AppStore, setApp, setStore } from '../../platform/state/app-state.ts';
import { clearMandatoryFailure, flagMandatoryFailure } from '../../platform/state/mandatory.ts';
import { rememberLogin } from '../../platform/state/remember-login.ts';
import { failed, loading } from '../../platform/state/request.ts';
import {
  type Activation,
  chosenStore,
  isSeveral,
  withActive,
  withAll,
  withStores,
} from '../../platform/state/store-slice.ts';

type Needed = Pick<Services, 'api' | 'state'> & { token: Pick<Services['token'], 'read'> };

let asked = 0;
/** The latest question that has an answer. */
const answered = new WeakMap<AppStore, number>();

type Wanted = string | undefined;

/**
 * Asks for the stores of the person and looks at `wanted`: an id, -1 for all, or what the rule says. What was chosen
 * while the answer was on its way is only known when it is there: then `wanted` is asked.
 */
export async function loadStores(
  { api, state, token }: Needed,
  wanted?: Wanted | (() => Wanted),
): Promise<void> {
  const isSameLogin = rememberLogin(token);
  asked += 1;
  const mine = asked;
  /** A later question has its answer already, and that knows better. */
  const isLate = () => mine < (answered.get(state) ?? 0);
  setStore(state, (slice) => ({ ...slice, request: loading }));
  try {
    const { stores } = await api('GET /api/stores/list');
    if (!isSameLogin() || isLate()) return;
    answered.set(state, mine);
    noteLost(state, stores);
    const chosen = typeof wanted === 'function' ? wanted() : wanted;
    setStore(state, (slice) => withStores(slice, stores, chosen));
    clearMandatoryFailure(state, 'stores');
  } catch (error) {
    if (isSameLogin() && !isLate()) {
      const request = failed(serverWords(error));
      setStore(state, (slice) => ({ ...slice, request }));
      if (state.getState().store.list.length === 0) flagMandatoryFailure(state, 'stores', error);
    }
    throw error;
  }
}

/** What was known of a store that is no longer the person's has to go: see use-lost-stores.ts. */
function noteLost(state: AppStore, stores: readonly Store[]): void {
  const { store, app } = state.getState();
  const left = new Set(stores.map(({ id }) => id));
  const lost = store.list.filter(({ id }) => !left.has(id));
  if (lost.length > 0) setApp(state, { lostStores: [...app.lostStores, ...lost] });
}

/**
 * Before a screen of a store: the list is there and the store of the address is the one looked at. A list
 * known from an earlier visit is good enough to begin with, and is renewed behind the screen.
 */
export function ensureStores(
  services: Needed,
  wanted?: string,
  how?: Activation,
): Promise<void> | undefined {
  const { list, request } = services.state.getState().store;
  if (list.length === 0) return loadStores(services, wanted);
  if (wanted) chooseStore(services, wanted, how);
  if (request.status === 'idle') {
    void renewStores(services);
  }
  return undefined;
}

/** After a change of a store: its name and city stand in the switcher, too. The same store stays looked at. */
export async function renewStores(services: Needed): Promise<void> {
  await loadStores(services, () => chosenStore(services.state.getState().store)).catch(() => {
    // The screen goes on with the list it has; the failure is in the state.
  });
}

/** Looks at one store or, with -1 or several ids, at all of them. */
export function chooseStore(
  { state }: Pick<Services, 'state'>,
  wanted: string,
  how?: Activation,
): void {
  const slice = state.getState().store;
  if (chosenStore(slice) === wanted) return;
  const store = slice.by_id[wanted];
  if (store) setStore(state, (slice) => withActive(slice, store, how));
  else if (isSeveral(wanted)) setStore(state, withAll);
}
