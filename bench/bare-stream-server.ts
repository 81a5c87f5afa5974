import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * What realtime is measured against: the least that sends the same events to the same readers. It does:
 * plain node:http, a list of open streams for each store in memory, each message written once to each.
 * It does not: know who reads or what they may see, keep anything, resume, or survive a slow reader.
 */
const streams = new Map<string, Set<ServerResponse>>();
let count = 0;

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const readers = streams.get(searchParams.get('store') ?? '') ?? new Set();
  streams.set(searchParams.get('store') ?? '', readers);
  if (pathname === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: open\ndata: {}\n\n');
    readers.add(response);
    response.on('close', () => readers.delete(response));
    return;
  }
  if (pathname === '/publish') {
    const data = await text(request);
    count += 1;
    for (const reader of readers) reader.write(`id: ${count}\nevent: order\ndata: ${data}\n\n`);
  }
  response.end('{}');
});

process.on('SIGTERM', () => process.exit(0));
server.listen(Number(process.env.PORT), '127.0.0.1');
