import type { Configuration } from '@marketplace/contract/configuration';
import type { Services } from '../../platform/services.ts';
import { type AppStore, setUser } from '../../platform/state/app-state.ts';
import { rememberLogin } from '../../platform/state/remember-login.ts';

type Needed = Pick<Services, 'api' | 'state' | 'token'>;

const refreshEvery = 300_000;

export async function loadConfiguration({ api, state, token }: Needed): Promise<void> {
  const isSameLogin = rememberLogin(token);
  const { configuration } = await api('GET /api/users/configuration/get');
  if (isSameLogin()) replaceConfiguration(state, configuration);
}

/** Only when it changed: whoever looks at it draws again. */
function replaceConfiguration(state: AppStore, configuration: Configuration): void {
  const known = state.getState().user.configuration;
  if (JSON.stringify(known) !== JSON.stringify(configuration)) setUser(state, { configuration });
}

/** Asks now and every five minutes while somebody is signed in; the last known one holds meanwhile. */
export function createConfigurationFollower(services: Needed): { ensure: () => void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (services.token.read()) {
      loadConfiguration(services).catch(() => {
        // The one of before holds until the next turn.
      });
    } else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  return {
    ensure: () => {
      if (timer !== undefined) return;
      timer = setInterval(ask, refreshEvery);
      ask();
    },
  };
}
