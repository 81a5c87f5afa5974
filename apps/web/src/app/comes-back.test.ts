import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../api/src/testing/eventually.ts';
import { startPlainServer } from '../testing/plain-server.ts';
import { startServices } from '../testing/web-services.ts';

const opening = 'event: open\ndata: {"places":{"1":{"order":1}}}\n\n';

it('a stream that comes back has the stores asked for anew: rights may have changed meanwhile', async () => {
  const asked: string[] = [];
  const broken = Promise.withResolvers<void>();
  const { origin } = await startPlainServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://server');
    asked.push(pathname);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (pathname !== stream) return void response.end('{"stores":[]}');
    response.write(opening);
    if (asked.length > 1) return;
    await broken.promise;
    response.end();
  });
  const stream = '/api/events/stream';
  const { events } = startServices(origin, { 'marketplace.auth_token': 'token' });
  onTestFinished(events.close);
  events.open();
  await eventually(() => expect(asked).toEqual([stream]));
  broken.resolve();
  await eventually(() => expect(asked).toEqual([stream, stream, '/api/stores/list']));
});
