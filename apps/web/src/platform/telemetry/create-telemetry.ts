import type { AppStore } from '../state/app-state.ts';
import { createAnalytics } from './analytics.ts';
import { createCollector } from './collector.ts';
import { createErrorReports } from './error-reports.ts';
import type { Telemetry } from './telemetry.ts';
import { followWindowSize, visitContext } from './visit-context.ts';

export type TelemetrySurroundings = { origin: string; headers: () => Headers; state: AppStore };

/** Everything that is told, put together; loaded once the first screen stands. */
export function createTelemetry({ origin, headers, state }: TelemetrySurroundings): Telemetry {
  const collector = createCollector({ origin, headers });
  const windowSize = followWindowSize();
  const context = () => visitContext(state.getState(), windowSize());
  const analytics = createAnalytics({
    plugins: [collector.plugin],
    context,
    isOnline: () => navigator.onLine,
  });
  const errors = createErrorReports({
    send: collector.sendErrors,
    context,
    path: () => window.location.pathname,
  });
  window.addEventListener('pagehide', () => void analytics.drain(true));
  window.addEventListener('online', () => void errors.flush());
  const { identify, track, page, reset } = analytics;
  return { identify, track, page, reset, report: errors.report, note: errors.note };
}
