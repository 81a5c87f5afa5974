import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { startPlainServer } from '../../testing/plain-server.ts';
import { createEventStream } from './event-stream.ts';

it('that somebody is writing is told to who listens, and neither numbered nor kept [RT-69]', async () => {
  const { origin } = await startPlainServer((_, response) => {
    response.writeHead(200);
    response.write('event: open\ndata: {"places":{"1":{"order":1}}}\n\n');
    response.write('event: typing\ndata: {"store_id":"1","channel_id":"7"}\n\n');
    response.write(
      'event: order.created\ndata: {"store_id":"1","area":"order","number":2,"kind":"order.created","payload":{}}\n\n',
    );
  });
  const stream = createEventStream({
    address: `${origin}/api/events/stream`,
    headers: () => new Headers(),
    token: () => 'token',
    onSignedOut: () => {},
    askFirst: async () => {},
    wait: () => new Promise(() => {}),
  });
  onTestFinished(stream.close);
  const heard: unknown[] = [];
  const [typing, resets] = [vi.fn(), vi.fn()];
  stream.onEvent((event) => heard.push(event));
  stream.onReset(resets);
  stream.onTyping(typing);
  stream.open();
  await eventually(() => expect(heard).toHaveLength(1));
  expect(typing.mock.calls).toEqual([[{ store_id: '1', channel_id: '7' }]]);
  expect(stream.recent()).toHaveLength(1);
  expect(resets).not.toHaveBeenCalled();
});
