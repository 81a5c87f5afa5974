import type { LinkBarrierRow } from '@marketplace/contract/accounting-mapping';
import type { Api } from '../../../platform/api/client.ts';
import type { ChosenPair } from './chosen-links.ts';

/** As many as one call takes. */
const atOnce = 100;

export type RefusedPair = ChosenPair & { explanation: string };

type Told = {
  /** After each batch: what is linked now, and what could not be. */
  onBatch: (linked: readonly string[], refused: readonly RefusedPair[]) => void;
};

/**
 * Links what was chosen, a hundred after the other. Where the line breaks, what has been linked is, and the rest is still
 * chosen; a batch that is sent again is answered alike.
 */
export async function linkInBatches(
  api: Api,
  store_id: string,
  pairs: readonly ChosenPair[],
  { onBatch }: Told,
): Promise<void> {
  for (let from = 0; from < pairs.length; from += atOnce) {
    const batch = pairs.slice(from, from + atOnce);
    const { linked, refused } = await api('POST /accounting/product-mapping/confirm-pre-inbound', {
      body: {
        marketplace_store_id: store_id,
        links: batch.map(({ inventory_id, item_no, unit_name }) => ({
          inventory_id,
          item_no,
          unit_name,
        })),
      },
    });
    const why = new Map(refused.map(({ inventory_id, barrier }) => [inventory_id, barrier]));
    onBatch(
      linked.map(({ listing }) => listing.inventory_id),
      batch.flatMap((pair) => withReason(pair, why.get(pair.inventory_id))),
    );
  }
}

const withReason = (pair: ChosenPair, barrier: LinkBarrierRow | undefined): RefusedPair[] =>
  barrier ? [{ ...pair, explanation: barrier.explanation }] : [];
