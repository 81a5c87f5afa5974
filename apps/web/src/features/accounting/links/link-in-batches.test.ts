import { expect, it } from 'vitest';
import type { ChosenPair } from './chosen-links.ts';
import { linkInBatches } from './link-in-batches.ts';

const pairs = Array.from({ length: 250 }, (_, index): ChosenPair => {
  const inventory_id = String(index + 1);
  return {
    ...{ inventory_id, item_no: `A-${inventory_id}`, product_name: 'Mi', uom_name: 'Dus' },
    ...{ pieces: 40, item_name: 'MI', unit_name: 'KRT', unit_ratio: 40, first_unit: 'PCS' },
  };
});

type Sent = { body: { links: { inventory_id: string }[] } };

/** Links all but every hundredth, and breaks off before a batch. */
function server(breaksAt = Number.POSITIVE_INFINITY) {
  const sizes: number[] = [];
  const api = async (_call: string, { body: { links } }: Sent) => {
    if (sizes.length === breaksAt) throw new Error('no line');
    sizes.push(links.length);
    const isRefused = ({ inventory_id }: { inventory_id: string }) =>
      Number(inventory_id) % 100 === 0;
    return {
      linked: links.filter((link) => !isRefused(link)).map((listing) => ({ listing })),
      refused: links.filter(isRefused).map(({ inventory_id }) => ({
        inventory_id,
        barrier: { code: 'UNIT_MISMATCH', explanation: 'isi 24' },
      })),
    };
  };
  return { api: api as never, sizes };
}

it('goes over in hundreds, and says what could not be linked [RT-55]', async () => {
  const { api, sizes } = server();
  const linked: string[] = [];
  const refused: string[] = [];
  await linkInBatches(api, '1', pairs, {
    onBatch: (done, not) => {
      linked.push(...done);
      refused.push(...not.map(({ inventory_id, explanation }) => `${inventory_id} ${explanation}`));
    },
  });
  expect(sizes).toEqual([100, 100, 50]);
  expect(linked.length).toBe(248);
  expect(refused).toEqual(['100 isi 24', '200 isi 24']);
});

it('what was linked before the line broke is known [RT-55]', async () => {
  const { api } = server(1);
  let linked = 0;
  const going = linkInBatches(api, '1', pairs, {
    onBatch: (done) => {
      linked += done.length;
    },
  });
  await expect(going).rejects.toThrow('no line');
  expect(linked).toBe(99);
});
