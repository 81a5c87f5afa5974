import { expect, it } from 'vitest';
import { eventReader } from './read-events.ts';

it('an event in pieces is one event; comments and the rest of the format are none', () => {
  const heard: (string | undefined)[][] = [];
  const read = eventReader((kind, data) => heard.push([kind, data]));
  const written =
    'retry: 2000\n\n:\n\nid: 1.order.7\nevent: order.created\ndata: {"text":"data: event: \\n"}\n\ndata: {}\n\n';
  for (const piece of written.match(/.{1,7}/gs) ?? []) read(piece);
  read('event: order.noted\ndata: {"half":');
  expect(heard).toEqual([
    ['order.created', '{"text":"data: event: \\n"}'],
    [undefined, '{}'],
  ]);
});
