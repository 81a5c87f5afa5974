import type { OrderRow } from '@marketplace/contract/order-row';
import { useState } from 'react';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { cardParts } from './card-parts.ts';
import type { DotsOf } from './dots-of.ts';

type Props = {
  of: DotsOf | undefined;
  rows: readonly OrderRow[];
  onClose: () => void;
  onPick: (order: OrderRow) => void;
};

/** The menu of the card whose dots were pressed last: one that closes is there until it has closed. */
export function DotsMenu({ of, rows, onClose, onPick }: Props) {
  const { loaded } = useLazyPart(cardParts, of !== undefined);
  const [last, setLast] = useState(of);
  if (of && of !== last) setLast(of);
  const order = rows.find(({ id }) => id === last?.order_id);
  return last && order && loaded ? (
    <loaded.CardMenu
      key={order.id}
      of={last}
      order={order}
      isOpen={of !== undefined}
      onClose={onClose}
      onPick={onPick}
    />
  ) : null;
}
