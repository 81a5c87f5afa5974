import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { ErrorCode } from '@marketplace/contract/errors';
import type { Behaviour } from './behaviour.ts';
import { type Client, Refused } from './client.ts';
import { settled } from './settled.ts';

const mostAtOnce = 20;
/** Whoever looks at a proposal sees it waiting for a while. */
const patienceMs = 120_000;

/** In a demo somebody of the marketplace approves most, and says of the others what is missing or why not. */
export const judgeProposals =
  (now: () => number = Date.now): Behaviour =>
  async (client) => {
    const query = { state: 'PENDING' as const, page_size: mostAtOnce };
    const { data } = await client('GET /ops/proposals/list', { query });
    const waited = data.filter(({ updated_at }) => now() - Date.parse(updated_at) >= patienceMs);
    let decided = 0;
    let failure: Refused | undefined;
    for (const proposal of waited) {
      try {
        await decide(client, proposal);
        decided += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // One that somebody else has just decided is no failure; any other is told once the rest had their turn.
        if (!isOvertaken(error)) failure ??= error;
      }
    }
    if (failure) throw failure;
    return { told: `${decided} proposals were decided` };
  };

const isOvertaken = ({ code }: Refused) =>
  code === 'proposal_version_conflict' || code === 'proposal_state_conflict';

type Waiting = AnswerOf<'GET /ops/proposals/list'>['data'][number];

async function decide(
  client: Client,
  { id: proposal_id, store_id, version, kind, name }: Waiting,
): Promise<void> {
  const seen = { store_id, proposal_id, version };
  const share = settled(proposal_id);
  const sendBack = (reason: string) =>
    client('POST /ops/proposals/return', { body: { ...seen, reason } }, { key: randomUUID() });
  if (kind === 'GENERIC' && version === 1)
    await sendBack(`Tulis ukuran kemasan ${name}, supaya tidak tertukar.`);
  else if (kind === 'GENERIC' || share < 0.2)
    await reject(client, seen, 'Kami tidak menemukan produk ini di pasaran.');
  else if (share < 0.4 && version === 1) await sendBack('Foto sisi depan kemasan belum jelas.');
  else await approve(client, seen);
}

type Seen = { store_id: string; proposal_id: string; version: number };

const reject = (client: Client, seen: Seen, reason: string) =>
  client('POST /ops/proposals/reject', { body: { ...seen, reason } }, { key: randomUUID() });

/** What another store has proposed before is the same product; what goes against the catalogue is not taken. */
async function approve(client: Client, seen: Seen): Promise<void> {
  const send = (more: { merge_into_product_id?: string }) =>
    client('POST /ops/proposals/approve', { body: { ...seen, ...more } }, { key: randomUUID() });
  try {
    await send({}).catch(async (error: unknown) => {
      if (!(error instanceof Refused) || error.code !== 'proposal_product_exists') throw error;
      const { store_id, proposal_id } = seen;
      const query = { store_id, proposal_id };
      const { detail } = await client('GET /ops/proposals/detail', { query });
      const [same] = detail.similar;
      if (!same) throw error;
      return send({ merge_into_product_id: same.product_id });
    });
  } catch (error) {
    if (!(error instanceof Refused) || !error.code || !contradictions.has(error.code)) throw error;
    await reject(client, seen, 'Produk atau barcode ini sudah ada di katalog. Jual yang ada saja.');
  }
}

const contradictions: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'validation_failed',
  'proposal_contradicts_catalogue',
  'proposal_product_exists',
]);
