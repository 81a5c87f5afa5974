import type { AnalyticsEvent, OutsideServices } from '@marketplace/contract/telemetry';
import type { AnalyticsPlugin } from './analytics.ts';
import { isWorthAnotherTry } from './worth-another-try.ts';

type Service = NonNullable<OutsideServices['analytics']>;

/** The HTTP tracking API of Segment, or of whoever speaks it; given up for the page where there is none. */
export function segmentPlugin(services: () => Promise<OutsideServices>): AnalyticsPlugin {
  const service = async (): Promise<Service> => {
    const { analytics } = await services();
    if (!analytics) throw new Error('no tracking service is configured');
    return analytics;
  };
  return {
    name: 'segment',
    ready: service,
    send: async (user_uuid, events, isLast) => {
      const { address, write_key } = await service();
      const answer = await fetch(address, {
        method: 'POST',
        // A plain text is sent without being asked for leave first; it is read as JSON.
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({
          writeKey: write_key,
          sentAt: new Date().toISOString(),
          batch: events.map((event) => messageOf(user_uuid, event)),
        }),
        credentials: 'omit',
        keepalive: isLast,
      });
      if (isWorthAnotherTry(answer.status)) throw new Error(`segment said ${answer.status}`);
    },
  };
}

/** In the words of the tracking API; the id is the same however often a batch is sent. */
function messageOf(user_uuid: string, event: AnalyticsEvent): object {
  const { id, kind, name, properties, context, happened_at } = event;
  const { device, referrer, parameters, ...more } = context as Record<string, unknown>;
  const { user_agent, language, width, height, ...device_rest } = (device ?? {}) as Record<
    string,
    unknown
  >;
  return {
    type: kind,
    messageId: id,
    userId: user_uuid,
    timestamp: happened_at,
    ...(kind === 'identify' ? { traits: properties } : { properties }),
    ...(kind === 'track' && { event: name }),
    ...(kind === 'page' && { name }),
    context: {
      userAgent: user_agent,
      locale: language,
      screen: { width, height },
      device: device_rest,
      page: { path: kind === 'page' ? name : undefined, referrer, search: parameters },
      ...more,
    },
  };
}
