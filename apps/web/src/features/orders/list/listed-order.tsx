import { type ComponentProps, memo } from 'react';
import { CardPlace } from './card-place.tsx';
import { OrderCard } from './order-card.tsx';

type Props = Omit<ComponentProps<typeof CardPlace>, 'children'> & ComponentProps<typeof OrderCard>;

/** An order in its place, drawn anew only when something of it has changed: events come by the dozen, and the cards by the hundred. */
export const ListedOrder = memo(function ListedOrder(props: Props) {
  return (
    <CardPlace {...props}>
      <OrderCard {...props} />
    </CardPlace>
  );
});
