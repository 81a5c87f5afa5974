import type { Configuration } from '@marketplace/contract/configuration';
import type { Services } from '../../platform/services.ts';
import { type AppStore, setUser } from '../../platform/state/app-state.ts';
import { clearMandatoryFailure, flagMandatoryFailure } from '../../platform/state/mandatory.ts';
import { rememberLogin } from '../../platform/state/remember-login.ts';

type Needed = Pick<Services, 'api' | 'state' | 'token'>;

const refreshEvery = 300_000;

export async function loadConfiguration({ api, state, token }: Needed): Promise<void> {
  const isSameLogin = rememberLogin(token);
  try {
    const { configuration } = await api('GET /api/users/configuration/get');
    if (!isSameLogin()) return;
    replaceConfiguration(state, configuration);
    clearMandatoryFailure(state, 'configuration');
  } catch (error) {
    const isMissing = isSameLogin() && state.getState().user.configuration === null;
    if (isMissing) flagMandatoryFailure(state, 'configuration', error);
    throw error;
  }
}

/** Only when it changed: whoever looks at it draws again. */
function replaceConfiguration(state: AppStore, configuration: Configuration): void {
  const known = state.getState().user.configuration;
  if (JSON.stringify(known) !== JSON.stringify(configuration)) setUser(state, { configuration });
}

/** Asks now and every five minutes while somebody is signed in; the last known one holds meanwhile. */
export function createConfigurationFollower(services: Needed): Services['configuration'] {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = async (): Promise<void> => {
    if (services.token.read()) {
      await loadConfiguration(services).catch(() => {
        // The one of before holds until the next turn.
      });
    } else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  return {
    ask,
    ensure: () => {
      if (timer !== undefined) return;
      timer = setInterval(() => void ask(), refreshEvery);
      void ask();
    },
  };
}
