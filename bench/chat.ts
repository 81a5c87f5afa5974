import { contract } from '@marketplace/contract/contract';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { fillChat, longestRoom, messages } from './fill-chat.ts';
import { measureInTurn, type Target } from './load.ts';
import { listOf, type Person, signIn } from './people.ts';
import { compareP50, type Line } from './report.ts';
import { startApi } from './server-process.ts';

const bars = { list: 2, room: 1.3, search: 10 };

export const chat: Benchmark = {
  name: 'chat',
  about: `Of ${messages} messages of one store: its list of channels and a room of ${longestRoom} against the order list of the same person, that room against one of ten, and searches for words that are written often, seldom and never; p50 within ${bars.list}x, ${bars.room}x and ${bars.search}x.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const world = await worlds(options);
    const { long, short } = await fillChat(world);
    const api = await startApi(world);
    const person = await signIn(api.origin, bulkLogins.largest);
    const headers = await chatHeaders(person);
    const { list, messages: room, searches } = contract.chatChannels;
    const ask = (path: string, more: Record<string, string>): Target => {
      const query = new URLSearchParams({ store_id: person.store_ids[0] ?? '', ...more });
      return { url: `${api.origin}${path}?${query}`, headers };
    };
    const orders = listOf(person, 'COMPLETED');
    const cases: [of: string, ours: Target, reference: Target, bar: number][] = [
      ['channels, newest first', ask(list.path, {}), orders, bars.list],
      ['channels, unread', ask(list.path, { tab: 'UNREAD' }), orders, bars.list],
      ['a long room', ask(room.path, { channel_id: long, limit: '20' }), orders, bars.list],
      [
        'a long room against a short one',
        ask(room.path, { channel_id: long, limit: '10' }),
        ask(room.path, { channel_id: short, limit: '10' }),
        bars.room,
      ],
      [
        'far up in a long room against a short one',
        ask(room.path, { channel_id: long, limit: '10', before: String(longestRoom / 2) }),
        ask(room.path, { channel_id: short, limit: '10' }),
        bars.room,
      ],
      ...['grosir', 'titipan', 'nirwana'].map((word): [string, Target, Target, number] => [
        `a search for “${word}”`,
        ask(searches.path, { query: word }),
        orders,
        bars.search,
      ]),
    ];
    const lines: Line[] = [];
    for (const [of, ours, reference, bar] of cases) {
      const measured = await measureInTurn({ ours, reference }, { ...options, connections: 8 });
      lines.push(compareP50({ benchmark: 'chat', of: `${of}, 8 conn.`, ...measured, bar }));
    }
    await api.stop();
    return lines;
  },
};

async function chatHeaders({ origin, headers }: Person): Promise<Record<string, string>> {
  const { method, path } = contract.chatToken.create;
  const json = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(origin + path, { method, headers: json, body: '{}' });
  const { token } = (await response.json()) as { token: string };
  return { ...headers, authorization: `Bearer ${token}` };
}
