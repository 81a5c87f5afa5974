import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { settled } from './settled.ts';

type Demand = AnswerOf<'GET /api/tenders/offerings/seller/list'>['data'][number];

const mostAtOnce = 5;
/** Of ten demands three are left to others, and one is declined. */
const [overlooked, declined] = [0.3, 0.4];

const of = ({ store_id, tender_id }: Demand) => ({ store_id, tender_id });
const once = () => ({ key: randomUUID() });

/** A clerk answers demands that have waited for so long. Who sits at a screen may be first. */
export const answerDemands =
  (patienceMs: number, now: () => number = Date.now): Behaviour =>
  async (client) => {
    const listed = async (state: 'OPEN' | 'SENT') => {
      const query = { select_all_seller_store: true, state: [state], page_size: 100 };
      return (await client('GET /api/tenders/offerings/seller/list', { query })).data;
    };
    const open = (await listed('OPEN')).filter(
      (demand) =>
        demand.allowed_actions.includes('offer') &&
        now() - Date.parse(demand.fitted_at) >= patienceMs &&
        shareOf(demand) >= overlooked,
    );
    let answered = 0;
    for (const demand of open.slice(0, mostAtOnce)) answered += await answer(client, demand);
    const countered = (await listed('SENT')).filter(({ allowed_actions }) =>
      allowed_actions.includes('answer_counter'),
    );
    for (const demand of countered.slice(0, mostAtOnce)) await answerCounter(client, demand);
    return { told: `${answered} demands were answered, ${countered.length} bargained about` };
  };

/** Every store has its own mind about a demand. */
const shareOf = ({ tender_id, store_id }: Demand) => settled(`${tender_id}${store_id}`);

async function answer(client: Client, demand: Demand): Promise<number> {
  if (shareOf(demand) < declined) {
    const body = { ...of(demand), reason: 'price_too_low' as const };
    await client('POST /api/tenders/offerings/reject', { body }, once());
    return 1;
  }
  const usual = await client('GET /api/tenders/offerings/default-offering', { query: of(demand) });
  if (usual.lines.length === 0) return 0;
  const body = {
    ...of(demand),
    tender_version: usual.tender_version,
    ...(demand.offer && usual.version !== null && { version: usual.version }),
    lines: usual.lines.map(({ item_id, inventory_id, quantity, unit_price }) => ({
      item_id,
      inventory_id,
      quantity,
      unit_price,
    })),
    delivery: usual.delivery,
    shipping_fee: usual.shipping_fee,
    valid_until: usual.valid_until,
  };
  await client('POST /api/tenders/offerings/create', { body }, once());
  return 1;
}

/** Two of three agree to a little less. */
function answerCounter(client: Client, demand: Demand) {
  const { version = 0 } = demand.offer ?? {};
  const body = { ...of(demand), version, accepts: settled(`${demand.tender_id}3`) < 2 / 3 };
  return client('POST /api/tenders/offerings/answer-counter', { body }, once());
}
