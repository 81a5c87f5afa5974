import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';

const mostAtOnce = 20;
/** Whoever looks at their payouts sees them wait, and then be on their way, for a while. */
const patienceMs = 60_000;
/** Now and then a bank is out of order; what comes back because of it is sent again. */
const outage = 'Bank penerima sedang gangguan';
const outOfOrder = (id: string, attempt: number) => attempt === 1 && Number(id) % 12 === 5;

type State = 'SCHEDULED' | 'SENT' | 'FAILED';
const listed = async (client: Client, state: State) =>
  (await client('GET /ops/payouts/list', { query: { state, page_size: mostAtOnce } })).data;

/** In a demo the operator sends every payout that is due, and the bank answers within minutes. */
export const movePayouts =
  (now: () => number = Date.now): Behaviour =>
  async (client) => {
    const hasWaited = (since: string | null) => now() - Date.parse(since ?? '') >= patienceMs;
    const once = () => ({ key: randomUUID() });
    const sent = (await listed(client, 'SENT')).filter(({ sent_at }) => hasWaited(sent_at));
    for (const { store_id, id: payout_id, attempt } of sent) {
      const body = { store_id, payout_id, attempt };
      if (outOfOrder(payout_id, attempt))
        await client('POST /ops/payouts/fail', { body: { ...body, reason: outage } }, once());
      else await client('POST /ops/payouts/arrived', { body }, once());
    }
    const failed = (await listed(client, 'FAILED')).filter(
      ({ failed_at, reason }) => reason === outage && hasWaited(failed_at),
    );
    for (const { store_id, id: payout_id } of failed)
      await client('POST /ops/payouts/retry', { body: { store_id, payout_id } }, once());
    const due = (await listed(client, 'SCHEDULED')).filter(({ created_at }) =>
      hasWaited(created_at),
    );
    for (const { store_id, id: payout_id } of due)
      await client('POST /ops/payouts/send', { body: { store_id, payout_id } }, once());
    return { told: `${due.length} payouts were sent, of ${sent.length} the bank has answered` };
  };
