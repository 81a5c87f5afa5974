import type { EventPlaces } from '@marketplace/contract/events';
import type { FastifyReply } from 'fastify';

/** A reader this far behind is cut off; it comes back and goes on from its last event. */
const mostUnsentBytes = 1_000_000;

/** Tells a reader that it missed what it cannot be told, and where it stands now. */
export const resetText = (places: EventPlaces) =>
  `event: reset\ndata: ${JSON.stringify({ places })}\n\n`;

export type EventSink = ReturnType<typeof openEventSink>;

let lastId = 0;

/** Greater than any of the release before, and from process to process. */
function nextId(): string {
  lastId = Math.max(Date.now(), lastId + 1);
  return `${lastId}-0`;
}

/**
 * For a page of the release before. It puts events in one order by their ids, and cannot tell by today's what of them an
 * answer holds: so it is told each, for what it rings at, and to load anew.
 */
export function sinkOfBefore(sink: EventSink, hasReadBefore: boolean): EventSink {
  const reset = (places: EventPlaces) => sink.send(`id: ${nextId()}\n${resetText(places)}`);
  return {
    ...sink,
    open: (places) =>
      hasReadBefore ? reset(places) : sink.send(`id: ${nextId()}\nevent: open\ndata: {}\n\n`),
    reset,
    send: (text) => {
      sink.send(`id: ${nextId()}\n${text.replace(/^id: .*\n/, '')}`);
      reset({});
    },
    mention: () => {},
  };
}

/**
 * The connection of one stream, in the format of server-sent events. It begins with the first word: who sees it begin
 * misses nothing from then on.
 */
export function openEventSink(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  // A reader that vanishes is not a fault; without a listener it would end the process.
  raw.on('error', () => {});
  const headers = () => reply.getHeaders() as Record<string, string>;
  const begin = () => {
    raw.writeHead(200, {
      ...headers(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
  };

  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (!raw.headersSent) begin();
    if (raw.writableLength > mostUnsentBytes) raw.destroy();
    else raw.write(text);
  };

  return {
    send: write,
    /** What is no event: it has no number, and goes by. */
    mention: (kind: string, of: object) => write(`event: ${kind}\ndata: ${JSON.stringify(of)}\n\n`),
    /** Tells a new reader its places, so that even one who is cut off before the first event can go on. */
    open: (places: EventPlaces) => write(`event: open\ndata: ${JSON.stringify({ places })}\n\n`),
    reset: (places: EventPlaces) => write(resetText(places)),
    stayAlive: () => write(':\n\n'),
    /** Ends it and says why; who reads it comes back, but not at once. */
    giveWay: () => {
      write('retry: 30000\nevent: closed\ndata: {"code":"too_many_streams"}\n\n');
      raw.end();
    },
    end: () => {
      // It has never begun: what kept it from that may be over soon.
      if (!raw.headersSent) raw.writeHead(503, { ...headers(), 'retry-after': '5' });
      raw.end();
    },
    /** A client may hang up while its token is looked up; its close event is then over. */
    isGone: () => raw.destroyed,
    onClose: (listener: () => void) =>
      raw.destroyed ? listener() : void raw.once('close', listener),
  };
}
