import type { Services } from './services.ts';
import { createAppState } from './state/app-state.ts';

const nothing = () => {};
const never = () => nothing;

/** What the parts of screens stand on where nobody is signed in: nothing is heard, told or kept beyond the page. */
export function servicesWithoutLogin(): Omit<Services, 'api' | 'queryClient' | 'offline'> {
  const kept = new Map<string, string>();
  return {
    state: createAppState({
      storage: () => ({
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      }),
      token: () => undefined,
      onError: (error) => reportError(error),
    }),
    events: {
      open: nothing,
      close: nothing,
      onEvent: never,
      onReset: never,
      onTyping: never,
      recent: () => [],
    },
    configuration: { ensure: nothing, ask: async () => {} },
    telemetry: {
      identify: nothing,
      track: nothing,
      page: nothing,
      report: nothing,
      called: nothing,
      note: nothing,
      reset: nothing,
    },
    token: { read: () => undefined, save: nothing },
  };
}
