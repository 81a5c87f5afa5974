import type { FastifyReply } from 'fastify';
import { formatPosition, type Position } from '../../platform/events/event-log.ts';

/** A reader this far behind is cut off; it comes back and goes on from its last event. */
const mostUnsentBytes = 1_000_000;

/** The connection of one stream, in the format of server-sent events. */
export function openEventSink(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // A reader that vanishes is not a fault; without a listener it would end the process.
  raw.on('error', () => {});
  raw.write('retry: 2000\n\n');

  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > mostUnsentBytes) raw.destroy();
    else raw.write(text);
  };

  return {
    send: write,
    /** Tells a new reader its place, so that even one who is cut off before the first event can go on. */
    open: (position: Position) =>
      write(`id: ${formatPosition(position)}\nevent: open\ndata: {}\n\n`),
    /** Tells the reader that it missed too much to be caught up, and where it stands now. */
    reset: (position: Position) =>
      write(`id: ${formatPosition(position)}\nevent: reset\ndata: {}\n\n`),
    stayAlive: () => write(':\n\n'),
    /** Ends it and says why; who reads it comes back, but not at once. */
    giveWay: () => {
      write('retry: 30000\nevent: closed\ndata: {"code":"too_many_streams"}\n\n');
      raw.end();
    },
    end: () => void raw.end(),
    /** A client may hang up while its token is looked up; its close event is then over. */
    isGone: () => raw.destroyed,
    onClose: (listener: () => void) =>
      raw.destroyed ? listener() : void raw.once('close', listener),
  };
}
