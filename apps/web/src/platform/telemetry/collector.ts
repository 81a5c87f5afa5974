import type { ErrorReport } from '@marketplace/contract/telemetry';
import type { AnalyticsPlugin } from './analytics.ts';

type Surroundings = { origin: string; headers: () => Headers };

/**
 * Our own collector. It does without the API client: a report that fails must neither end a login nor be
 * reported itself.
 */
export function createCollector({ origin, headers }: Surroundings) {
  const post = async (path: string, body: object, keepalive: boolean): Promise<void> => {
    const sent = headers();
    sent.set('Content-Type', 'application/json');
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(body),
      keepalive,
    });
    // What the server finds wrong stays wrong; anything else may go better later.
    if (!answer.ok && answer.status !== 400 && answer.status !== 413)
      throw new Error(`the collector said ${answer.status}`);
  };
  const plugin: AnalyticsPlugin = {
    name: 'own',
    ready: async () => {},
    send: (_user, events, isLast) => post('/api/telemetry/events', { events }, isLast),
  };
  return {
    plugin,
    sendErrors: (errors: readonly ErrorReport[]) =>
      post('/api/telemetry/errors', { errors }, false),
  };
}
