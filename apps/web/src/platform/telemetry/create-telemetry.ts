import { learnFingerprint } from '../device/device-fingerprint.ts';
import type { AppStore } from '../state/app-state.ts';
import { createAnalytics } from './analytics.ts';
import { createCollector } from './collector.ts';
import { envelopeSender } from './envelopes.ts';
import { createErrorReports } from './error-reports.ts';
import { createOutsideServices } from './outside-services.ts';
import { segmentPlugin } from './segment.ts';
import type { Telemetry } from './telemetry.ts';
import { eventOf, idsIn } from './tracked-calls.ts';
import { followWindowSize, visitContext } from './visit-context.ts';

export type TelemetrySurroundings = { origin: string; headers: () => Headers; state: AppStore };

/** Everything that is told, put together; loaded once the first screen stands. */
export function createTelemetry({ origin, headers, state }: TelemetrySurroundings): Telemetry {
  const collector = createCollector({ origin, headers });
  const services = createOutsideServices(origin);
  const windowSize = followWindowSize();
  const context = () => visitContext(state.getState(), windowSize());
  const analytics = createAnalytics({
    plugins: [collector.plugin, segmentPlugin(services)],
    context,
    isOnline: () => navigator.onLine,
  });
  const errors = createErrorReports({
    senders: [collector.sendErrors, envelopeSender(services)],
    context,
    path: () => window.location.pathname,
  });
  window.addEventListener('pagehide', () => void analytics.drain(true));
  window.addEventListener('online', () => void errors.flush());
  const { track, page, reset } = analytics;
  return {
    track,
    page,
    reset,
    identify: (...person) => {
      analytics.identify(...person);
      // Without it events say less of the device; the next page tries again.
      void learnFingerprint().catch(() => {});
    },
    called: (call, inputs) => {
      errors.note('call', call);
      const event = eventOf(call);
      if (event) track(event, idsIn(inputs));
    },
    report: errors.report,
    note: errors.note,
  };
}
