import type { TelemetrySurroundings } from './create-telemetry.ts';
import { EventMissing, type Telemetry } from './telemetry.ts';

/** Takes calls from the first moment on; its code comes when the page has nothing better to do. */
export function lateTelemetry(surroundings: TelemetrySurroundings): Telemetry {
  let loaded: Telemetry | undefined;
  let waiting: ((telemetry: Telemetry) => void)[] = [];
  const load = async (): Promise<void> => {
    try {
      const { createTelemetry } = await import('./create-telemetry.ts');
      loaded = createTelemetry(surroundings);
      for (const tell of waiting) tell(loaded);
      waiting = [];
    } catch {
      // No signal just then: the next page of the app tries again.
    }
  };
  if (!import.meta.env.SSR) whenIdle(() => void load());
  const later = (tell: (telemetry: Telemetry) => void): void => {
    if (loaded) tell(loaded);
    else waiting = [...waiting, tell].slice(-mostWaiting);
  };
  return {
    identify: (...told) => later((telemetry) => telemetry.identify(...told)),
    track: (name, properties) => {
      if (!name) throw new EventMissing();
      later((telemetry) => telemetry.track(name, properties));
    },
    page: (...told) => later((telemetry) => telemetry.page(...told)),
    report: (...told) => later((telemetry) => telemetry.report(...told)),
    called: (...told) => later((telemetry) => telemetry.called(...told)),
    note: (...told) => later((telemetry) => telemetry.note(...told)),
    reset: () => later((telemetry) => telemetry.reset()),
  };
}

const mostWaiting = 100;
const idleAfter = 4_000;

/** Well after the first screen: on a slow phone every kilobyte before it is felt. */
function whenIdle(act: () => void): void {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(act), idleAfter);
}
