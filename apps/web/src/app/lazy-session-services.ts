import type { EventStream } from '../platform/realtime/event-stream.ts';
import type { Services } from '../platform/services.ts';
import type { SessionServices, SessionSurroundings } from './session-services.ts';

/** The services by the names screens know, before and after it is loaded. */
export function lazySessionServices(
  surroundings: SessionSurroundings,
): Pick<Services, 'offline' | 'events'> {
  let services: SessionServices | undefined;
  let loading: Promise<SessionServices> | undefined;
  const begin = async (): Promise<SessionServices> => {
    const { createSessionServices } = await import('./session-services.ts');
    services ??= createSessionServices(surroundings);
    return services;
  };
  const load = () => {
    loading ??= begin().catch((error: unknown) => {
      // A signal that broke just then: the next who asks tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    offline: { now: () => services?.offline, load: async () => (await load()).offline },
    events: lateStream(
      () => services?.events,
      async () => (await load()).events,
    ),
  };
}

/** A stream that can be asked for, and listened to, before its code is there. */
function lateStream(
  now: () => EventStream | undefined,
  load: () => Promise<EventStream>,
): EventStream {
  let isWanted = false;
  const listen = (begin: (stream: EventStream) => () => void): (() => void) => {
    const stream = now();
    if (stream) return begin(stream);
    let end = () => {};
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) end = begin(loaded);
      },
      () => {
        // Without its code there is no stream to hear; the page that needs it says so.
      },
    );
    return () => {
      isOver = true;
      end();
    };
  };
  return {
    open: () => {
      isWanted = true;
      listen((stream) => {
        if (isWanted) stream.open();
        return () => {};
      });
    },
    close: () => {
      isWanted = false;
      now()?.close();
    },
    onEvent: (listener) => listen((stream) => stream.onEvent(listener)),
    onReset: (listener) => listen((stream) => stream.onReset(listener)),
    onTyping: (listener) => listen((stream) => stream.onTyping(listener)),
    recent: () => now()?.recent() ?? [],
  };
}
