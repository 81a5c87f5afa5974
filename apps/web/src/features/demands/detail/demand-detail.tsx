import type { DemandDetail as Detail } from '@marketplace/contract/tender-offerings';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DemandStanding } from '../demand-standing.tsx';
import { UnsentOffer } from '../offer/unsent-offer.tsx';
import { CounterCard } from './counter-card.tsx';
import { DemandActions } from './demand-actions.tsx';
import { DemandBuyer } from './demand-buyer.tsx';
import { DemandItems } from './demand-items.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferRounds } from './offer-rounds.tsx';

type Props = {
  detail: Detail;
  /** In the pane beside the list, where there is room for one column. */
  isBeside?: boolean;
};

/** What is asked for, by whom, and what the store has answered; on a desk the buyer stands beside the goods. */
export function DemandDetail({ detail, isBeside = false }: Props) {
  const { demand, offer, items } = detail;
  const barrier = useBarrier('order', demand.store_id);
  const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4';
  return (
    <>
      <div
        className={`${column} ${isBeside ? '' : 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start md:gap-6'}`}
      >
        <div className={column}>
          <UnsentOffer demand={demand} />
          <DemandStanding detail={detail} namesBuyer={isBeside} />
          {barrier && demand.state === 'OPEN' && <Banner kind="important">{barrier}</Banner>}
          {offer && <CounterCard demand={demand} offer={offer} />}
          {offer && <OfferCard offer={offer} items={items} />}
          <DemandItems items={items} />
        </div>
        <div className={column}>
          <DemandBuyer
            buyer={detail.buyer}
            store_id={demand.store_id}
            buyerId={demand.buyer_store_id}
          />
          {offer && <OfferRounds offer={offer} timeZone={demand.time_zone} />}
        </div>
      </div>
      <DemandActions detail={detail} />
    </>
  );
}
