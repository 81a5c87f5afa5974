import type { IncomingHttpHeaders } from 'node:http';
import type { Area } from '@marketplace/contract/endpoint';
import type { EventPlaces } from '@marketplace/contract/events';
import type { FastifyReply } from 'fastify';
import type { Authenticate, Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { type LoggedEvent, readPlacesAgo, readStretches } from '../../platform/events/event-log.ts';
import type { EventTail } from '../../platform/events/event-tail.ts';
import type { PermissionsOf } from '../../platform/permissions.ts';
import { onSignal } from '../../platform/signals.ts';
import { type EventSink, openEventSink, sinkOfBefore } from './event-sink.ts';
import { type Viewer, viewerFor } from './event-viewer.ts';
import { missedBy, mostMissed, placesLost, readStores } from './missed-events.ts';
import type { OpenStreams } from './open-streams.ts';

export type StreamDependencies = {
  tail: EventTail;
  authenticate: Authenticate;
  permissionsOf: PermissionsOf;
  openStreams: OpenStreams;
};

type Asked = {
  db: Db;
  who: Caller;
  headers: IncomingHttpHeaders;
  /** Where an earlier stream broke off. */
  after?: EventPlaces | undefined;
  /** How long ago somebody who begins asked for what the stream is to keep up to date. */
  asked_ms?: number | undefined;
  /** As pages of the release before read it. */
  isOfBefore?: boolean;
};

const checkEveryMs = 20_000;

/**
 * Events from where a stream broke off (or from now), each once, those of a store in order. The stores are watched
 * before the missed ones are read, so that nothing falls between; what both hold is dropped by its number.
 */
export async function openStream(
  dependencies: StreamDependencies,
  asked: Asked,
  reply: FastifyReply,
): Promise<void> {
  const { tail, openStreams } = dependencies;
  let viewer = await currentViewer(dependencies, asked);
  let watched: readonly string[] = [];
  let waiting: LoggedEvent[] | undefined = [];
  /** The last number of each store and area that was sent, or was there before. */
  const sent: EventPlaces = {};

  const opened = openEventSink(reply);
  const sink = asked.isOfBefore
    ? sinkOfBefore(opened, asked.headers['last-event-id'] !== undefined)
    : opened;
  const send = (event: LoggedEvent) => {
    const areas = sent[event.store_id];
    if (!areas || event.number <= (areas[event.area] ?? 0)) return;
    areas[event.area] = event.number;
    const seen = viewer.view(event);
    if (seen) sink.send(seen);
  };
  const watch = async (store_ids: readonly string[]): Promise<EventPlaces> => {
    const before = watched;
    watched = store_ids;
    const places = await tail.watch(store_ids).finally(() => tail.unwatch(before));
    for (const store_id of store_ids) sent[store_id] ??= { ...places[store_id] };
    if (sink.isGone()) leave();
    return places;
  };
  /** What was loaded is what could be seen when this was told, with what could be done to it. */
  let told = viewer;
  const look = async () => {
    const current = await currentViewer(dependencies, asked);
    viewer = current;
    const places = await watch(current.scope.store_ids);
    if (!current.isLike(told))
      sink.reset({ ...places, ...placesLost(current, told.scope.store_ids) });
    told = current;
    sink.stayAlive();
  };
  const lookOrEnd = oneAtATime(() => look().catch(sink.end));
  const recheck = setInterval(lookOrEnd, checkEveryMs);
  const stopHearing = onSignal('people', (user_id) => {
    if (user_id === undefined || user_id === asked.who.user_id) lookOrEnd();
  });
  const stopHearingTyping = onSignal('typing', (of = '') => {
    const [store_id = '', channel_id = ''] = of.split(' ');
    if (!waiting && viewer.sees(store_id, 'order'))
      sink.mention('typing', { store_id, channel_id });
  });
  const stopListening = tail.listen((event) => (waiting ? waiting.push(event) : send(event)));
  const giveUpPlace = openStreams.enter(asked.who.user_id, sink.giveWay);
  const leave = () => {
    tail.unwatch(watched);
    watched = [];
  };
  tail.ending.addEventListener('abort', sink.end);
  sink.onClose(() => {
    clearInterval(recheck);
    stopHearing();
    stopHearingTyping();
    stopListening();
    giveUpPlace();
    tail.ending.removeEventListener('abort', sink.end);
    leave();
  });

  if (sink.isGone() || tail.ending.aborted) return sink.end();
  try {
    const now = await watch(viewer.scope.store_ids);
    if (asked.after) {
      await replay(asked.db, viewer, asked.after, now, sink);
      // Who has missed nothing hears that the stream has begun, too.
      sink.stayAlive();
    } else {
      const from = await placesAsked(asked, viewer, now);
      sink.open(from);
      if (from !== now) await replay(asked.db, viewer, from, now, sink);
    }
    waiting.forEach(send);
    waiting = undefined;
  } catch {
    sink.end();
  }
}

/** What is asked for while the work is under way is done once more when it is over. */
function oneAtATime(work: () => Promise<void>): () => void {
  let last: Promise<void> = Promise.resolve();
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    last = last.then(() => {
      isDue = false;
      return work();
    });
  };
}

/** Where somebody begins: from now, or from when they asked for their lists. */
async function placesAsked(
  { db, asked_ms }: Asked,
  { scope }: Viewer,
  now: EventPlaces,
): Promise<EventPlaces> {
  if (asked_ms === undefined) return now;
  const then = await readPlacesAgo(db, scope.store_ids, { agoMs: asked_ms, most: mostMissed });
  const from: EventPlaces = {};
  for (const [store_id, areas] of Object.entries(now)) {
    // What was written since is behind `now`, and comes by the tail.
    const isBefore = ([area, last]: [string, number]) => last < (areas[area as Area] ?? 0);
    const before = Object.entries(then[store_id] ?? {}).filter(isBefore);
    from[store_id] = { ...areas, ...Object.fromEntries(before) };
  }
  return from;
}

async function replay(
  db: Db,
  viewer: Viewer,
  after: EventPlaces,
  now: EventPlaces,
  sink: EventSink,
): Promise<void> {
  const lost = placesLost(viewer, readStores(after));
  const missed = Object.keys(lost).length > 0 ? undefined : missedBy(viewer, after, now);
  const events = missed && (await readStretches(db, missed.stretches));
  // Fewer than there were: the log no longer reaches back so far.
  if (events?.length !== missed?.count || !events) return sink.reset({ ...now, ...lost });
  for (const event of events) {
    const seen = viewer.view(event);
    if (seen) sink.send(seen);
  }
}

async function currentViewer(
  { authenticate, permissionsOf }: StreamDependencies,
  { db, headers }: Asked,
): Promise<Viewer> {
  const who = await authenticate(db, headers.authorization);
  return viewerFor(await permissionsOf(db, who));
}
