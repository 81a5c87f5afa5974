import type { OrderRow } from '@marketplace/contract/order-row';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Selection } from '../../../ui/table/selection.ts';
import { cardParts } from './card-parts.ts';

type Orders = Selection<OrderRow> | undefined;

/** The orders that are being selected on a phone; none unless somebody has begun to. Another list begins anew. */
export function usePicking(
  name: string,
  list: RefObject<HTMLElement | null>,
  rows: readonly OrderRow[],
) {
  const parts = cardParts.loaded();
  const [chosen, setChosen] = useState<{ name: string; selection: Orders }>();
  const selection = chosen?.name === name ? chosen.selection : undefined;
  const select = useCallback((selection: Orders) => setChosen({ name, selection }), [name]);
  const pick = useCallback(
    (order: OrderRow) =>
      setChosen((now) => ({
        name,
        selection: cardParts
          .loaded()
          ?.withOther(now?.name === name ? now.selection : undefined, order),
      })),
    [name],
  );
  const isPicking = selection !== undefined;
  useEffect(() => {
    if (!list.current || isPicking) return;
    return parts?.hearLongPress(list.current, (place) => {
      const order = rows[place];
      if (order) pick(order);
    });
  }, [parts, list, isPicking, rows, pick]);
  const isPicked = (id: string) => selection && parts?.isSelected(selection, id);
  return { selection, select, pick, isPicked };
}
