import type { Event } from '@marketplace/contract/events';
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
  raw.write('retry: 2000\n\n');

  const write = (text: string) => {
    if (raw.writableLength > mostUnsentBytes) raw.destroy();
    else raw.write(text);
  };

  return {
    send: (position: Position, event: Event) =>
      write(
        `id: ${formatPosition(position)}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`,
      ),
    /** Tells the reader that it missed too much to be caught up, and where it stands now. */
    reset: (position: Position) =>
      write(`id: ${formatPosition(position)}\nevent: reset\ndata: {}\n\n`),
    stayAlive: () => write(':\n\n'),
    end: () => raw.end(),
    onClose: (listener: () => void) => raw.once('close', listener),
  };
}
