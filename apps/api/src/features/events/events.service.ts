import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/handle.ts';
import {
  isAfter,
  type LoggedEvent,
  type Position,
  parsePosition,
  reachesBackTo,
  readMissed,
} from '../../platform/events/event-log.ts';
import type { EventTail } from '../../platform/events/event-tail.ts';
import { onNotice } from '../../platform/notices.ts';
import type { PermissionsOf } from '../../platform/permissions.ts';
import type { Who, WhoIsAsking } from '../../platform/who-is-asking.ts';
import { openEventSink } from './event-sink.ts';
import { type Viewer, viewerFor } from './event-viewer.ts';
import type { OpenStreams } from './open-streams.ts';

export type StreamDependencies = {
  tail: EventTail;
  whoIsAsking: WhoIsAsking;
  permissionsOf: PermissionsOf;
  openStreams: OpenStreams;
};

type Asked = { db: Db; who: Who; headers: IncomingHttpHeaders };

/** Behind by more than this, loading the lists anew is quicker than replaying. */
const mostMissed = 1_000;
const checkEveryMs = 20_000;

/**
 * Events from Last-Event-ID on (or from now), each once and in order. The tail is followed before the
 * missed ones are read, so that nothing falls between; what both hold is dropped by position.
 */
export async function openStream(
  dependencies: StreamDependencies,
  asked: Asked,
  reply: FastifyReply,
): Promise<void> {
  const { tail, openStreams } = dependencies;
  const { db, who, headers } = asked;
  let viewer = await currentViewer(dependencies, asked);
  let waiting: LoggedEvent[] | undefined = [];

  const sink = openEventSink(reply);
  let sent: Position | undefined;
  const send = (event: LoggedEvent) => {
    if (sent && !isAfter(event, sent)) return;
    sent = event;
    const seen = viewer.view(event);
    if (seen) sink.send(seen);
  };
  const listener = (event: LoggedEvent) => (waiting ? waiting.push(event) : send(event));
  const look = () => {
    currentViewer(dependencies, asked).then(
      (current) => {
        viewer = current;
        sink.stayAlive();
      },
      () => sink.end(),
    );
  };
  const recheck = setInterval(look, checkEveryMs);
  const stopListening = onNotice('people', (user_id) => {
    if (user_id === undefined || user_id === who.user_id) look();
  });
  const leave = openStreams.enter(who.user_id, sink.giveWay);
  tail.ending.addEventListener('abort', sink.end);
  sink.onClose(() => {
    clearInterval(recheck);
    stopListening();
    leave();
    tail.ending.removeEventListener('abort', sink.end);
    tail.leave(listener);
  });

  if (sink.isGone() || tail.ending.aborted) return sink.end();
  try {
    const now = await tail.follow(listener);
    const last = parsePosition(headers['last-event-id']);
    sent = last ?? now;
    if (last) await replay(db, viewer, { last, now }, sink, send);
    else sink.open(now);
    if (isAfter(now, sent)) sent = now;
    waiting.forEach(send);
    waiting = undefined;
  } catch {
    sink.end();
  }
}

async function replay(
  db: Db,
  viewer: Viewer,
  { last, now }: { last: Position; now: Position },
  sink: ReturnType<typeof openEventSink>,
  send: (event: LoggedEvent) => void,
): Promise<void> {
  const missed = (await reachesBackTo(db, last))
    ? await readMissed(db, viewer.scope, last, now, mostMissed + 1)
    : undefined;
  if (!missed || missed.length > mostMissed) sink.reset(now);
  else missed.forEach(send);
}

async function currentViewer(
  { whoIsAsking, permissionsOf }: StreamDependencies,
  { db, headers }: Asked,
): Promise<Viewer> {
  const who = await whoIsAsking(db, headers.authorization);
  return viewerFor(await permissionsOf(db, who));
}
