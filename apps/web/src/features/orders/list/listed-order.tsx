import type { OrderRow } from '@marketplace/contract/order-row';
import { type ComponentProps, memo } from 'react';
import { cardParts } from './card-parts.ts';
import { CardPlace } from './card-place.tsx';
import { OrderCard } from './order-card.tsx';

type Props = Omit<ComponentProps<typeof CardPlace>, 'children'> &
  ComponentProps<typeof OrderCard> & {
    /** Whether it is among those that are selected, while orders are. */
    isPicked: boolean | undefined;
    onPick: (order: OrderRow) => void;
  };

/** An order in its place, drawn anew only when something of it has changed: events come by the dozen, and the cards by the hundred. */
export const ListedOrder = memo(function ListedOrder(props: Props) {
  const { order, isPicked, onPick } = props;
  const parts = cardParts.loaded();
  return (
    <CardPlace {...props}>
      {/* While orders are selected a card is one box to tick, and nothing on it can be pressed. */}
      <div
        inert={isPicked !== undefined}
        className="[&[inert]_:is(button,[data-action])]:invisible"
      >
        <OrderCard {...props} />
      </div>
      {isPicked !== undefined && parts && <parts.PickMark {...{ order, isPicked, onPick }} />}
    </CardPlace>
  );
});
