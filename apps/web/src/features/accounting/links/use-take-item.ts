import type { AccurateItem, LinkBarrierRow } from '@marketplace/contract/accounting-mapping';
import { useState } from 'react';
import { RequestFailure, wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey } from '../accounting.query.ts';
import { choosePairs, pairOf } from './chosen-links.ts';
import type { Sought, TakenUnit } from './sought.ts';

/** What a refusal of a link says beyond its sentence. */
function barrierIn(error: unknown): string {
  const details = error instanceof RequestFailure ? error.details : {};
  const { barrier } = details as { barrier?: LinkBarrierRow };
  return barrier?.explanation ?? wordsFor(error);
}

/** A unit was chosen: ticked for a listing that is not linked yet, in place of the other for one that is. */
export function useTakeItem(store_id: string, { listing, link }: Sought, onDone: () => void) {
  const { api, queryClient } = useServices();
  const [problem, setProblem] = useState<string>();
  const relinking = useAction(
    async (item: AccurateItem, unit: TakenUnit) => {
      await api('POST /accounting/product-mapping/relink', {
        body: {
          marketplace_store_id: store_id,
          inventory_id: listing.inventory_id,
          item_no: item.item_no,
          unit_name: unit.name,
        },
      });
      showToast({ text: `${listing.product_name} dipasangkan ke ${item.name}.`, kind: 'success' });
      onDone();
      await queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
    },
    (error) => setProblem(barrierIn(error)),
  );
  const take = (item: AccurateItem, unit: TakenUnit) => {
    setProblem(undefined);
    if (link) return relinking.run(item, unit);
    choosePairs(store_id, [pairOf(listing, item, unit)]);
    onDone();
  };
  return { take, problem, isBusy: relinking.isBusy };
}
