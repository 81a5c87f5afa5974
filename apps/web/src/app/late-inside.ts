import type { EventStream } from '../platform/realtime/event-stream.ts';
import type { Services } from '../platform/services.ts';
import type { Inside, InsideSurroundings } from './inside.ts';

/** The inside by the names screens know, before and after it is loaded. */
export function lateInside(surroundings: InsideSurroundings): Pick<Services, 'offline' | 'events'> {
  let inside: Inside | undefined;
  let loading: Promise<Inside> | undefined;
  const begin = async (): Promise<Inside> => {
    const { createInside } = await import('./inside.ts');
    inside ??= createInside(surroundings);
    return inside;
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
    offline: { now: () => inside?.offline, load: async () => (await load()).offline },
    events: lateStream(
      () => inside?.events,
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
    recent: () => now()?.recent() ?? [],
  };
}
