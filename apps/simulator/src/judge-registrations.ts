import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import { type Client, Refused } from './client.ts';

const mostAtOnce = 20;
/** Whoever has just sent it sees it waiting for a while. */
const patienceMs = 120_000;
/** Fewer letters say nothing of what a store sells. */
const fewLetters = 6;

/** In a demo somebody of the marketplace lets stores sell, and asks those again who have hardly said what. */
export const judgeRegistrations =
  (now: () => number = Date.now): Behaviour =>
  async (client) => {
    const query = { state: 'WAITING' as const, page_size: mostAtOnce };
    const { data } = await client('GET /ops/registrations/list', { query });
    const waited = data.filter(({ updated_at }) => now() - Date.parse(updated_at) >= patienceMs);
    let decided = 0;
    for (const registration of waited) {
      try {
        await decide(client, registration);
        decided += 1;
      } catch (error) {
        // One that somebody else has just decided, or that was sent anew, is no failure.
        if (!(error instanceof Refused) || !isOvertaken(error)) throw error;
      }
    }
    return { told: `${decided} stores that want to sell were answered` };
  };

const isOvertaken = ({ code }: Refused) =>
  code === 'registration_version_conflict' || code === 'registration_state_conflict';

type Waiting = AnswerOf<'GET /ops/registrations/list'>['data'][number];

function decide(client: Client, { store_id, version, sells }: Waiting) {
  const seen = { store_id, version };
  const options = { key: randomUUID() };
  if (sells.length >= fewLetters)
    return client('POST /ops/registrations/approve', { body: seen }, options);
  const reason = 'Tulis lebih jelas barang apa saja yang Anda jual.';
  return client('POST /ops/registrations/return', { body: { ...seen, reason } }, options);
}
