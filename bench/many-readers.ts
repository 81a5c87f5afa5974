import { Agent, request } from 'node:http';
import type { Target } from './load.ts';

/** What the readers saw: of each stream the ids in the order they came, and how long each took. */
export type Seen = { ids: string[][]; delays: number[]; sample: string };
/** What the benchmark tells them. */
export type Order = { open: Target[] } | 'report';

/**
 * A process that keeps many event streams open, so that reading them takes nothing from the one that
 * measures. An event's delay counts from the start of the transaction that wrote it.
 */
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const seen: Seen = { ids: [], delays: [], sample: '' };

process.on('message', (order: Order) => {
  if (order === 'report') process.send?.(seen);
  else
    Promise.all(order.open.map(readStream)).then(
      () => process.send?.('open'),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
});
process.on('disconnect', () => process.exit(0));

/** Resolves with the first words of the server. */
function readStream({ url, headers, method = 'GET', body }: Target, index: number): Promise<void> {
  const ids: string[] = [];
  seen.ids[index] = ids;
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, method }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`));
      let unread = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        const parts = (unread + chunk).split('\n\n');
        unread = parts.pop() ?? '';
        for (const part of parts) {
          if (part.includes('event: open')) resolve();
          else if (part.includes('event: order')) note(ids, part);
        }
      });
      return answer.on('end', () => reject(new Error(`${url}: ended`)));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function note(ids: string[], part: string): void {
  const now = Date.now();
  ids.push(/^id: (.+)$/m.exec(part)?.[1] ?? '');
  // The event's own instant comes before that of the order in it.
  seen.delays.push(now - Date.parse(/"created_at":"([^"]+)"/.exec(part)?.[1] ?? ''));
  seen.sample ||= /^data: (.+)$/m.exec(part)?.[1] ?? '';
}
