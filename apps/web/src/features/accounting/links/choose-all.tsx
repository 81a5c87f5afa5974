import type { LinkConfidence } from '@marketplace/contract/accounting-words';
import { useRef } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { addPairs, chosenIn, dropPairs, pairOf, useChosenPairs } from './chosen-links.ts';

type Props = {
  store_id: string;
  narrowed: {
    query: string | undefined;
    confidence: LinkConfidence | undefined;
    is_stopped: boolean;
  };
  total: number;
};

const atOnce = 100;
/** Of a shop with more somebody goes through them in parts. */
const mostPages = 100;

/** Ticks all that is shown, on every page of it; nothing is linked by that. */
export function ChooseAll({ store_id, narrowed, total }: Props) {
  const { api } = useServices();
  const chosen = useChosenPairs(store_id);
  const isStopped = useRef(false);
  const choosing = useAction(async () => {
    const { query, confidence, is_stopped } = narrowed;
    isStopped.current = false;
    for (let page = 1; page <= mostPages; page += 1) {
      const { data, total_page } = await api('GET /accounting/product-mapping/suggestions', {
        query: {
          marketplace_store_id: store_id,
          ...{ query, confidence, is_stopped, page, page_size: atOnce },
        },
      });
      if (isStopped.current) return;
      addPairs(
        store_id,
        data.map(({ listing, item, unit_name, unit_ratio }) =>
          pairOf(listing, item, { name: unit_name, ratio: unit_ratio }),
        ),
      );
      if (page >= total_page) return;
    }
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        disabled={total === 0}
        isBusy={choosing.isBusy}
        onClick={() => choosing.run()}
      >
        Centang semua ({number(total)})
      </Button>
      {chosen.length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            isStopped.current = true;
            dropPairs(
              store_id,
              chosenIn(store_id).map(({ inventory_id }) => inventory_id),
            );
          }}
        >
          Kosongkan ({number(chosen.length)})
        </Button>
      )}
    </div>
  );
}
