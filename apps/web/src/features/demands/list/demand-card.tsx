import { X } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ProductPicture } from '../../../shared/product-picture.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { demandRecord } from '../decline/use-decline.ts';
import { DemandBadge } from '../demand-badge.tsx';
import { servedWords } from '../demand-words.ts';
import type { Demand } from '../demands.query.ts';
import { ClosesIn, inks, type Urgency, useClosesIn } from '../left-of.tsx';
import { useHalfOffer } from '../offer/half-offers.ts';
import { UnsentBadge } from '../offer/unsent-badge.tsx';
import { useWaiting } from '../offer/unsent-offer.tsx';

type Props = {
  demand: Demand;
  namesStore: boolean;
  /** Its tab has nothing else. */
  isStateKnown: boolean;
  onDecline: (demand: Demand) => void;
};

const edges: Record<Urgency, string> = {
  calm: 'border-l-line-strong',
  soon: 'border-l-soon-700',
  urgent: 'border-l-wrong-700',
};

/** A demand on the phone. All of it opens the demand, but for the way to turn it down. */
export function DemandCard({ demand, namesStore, isStateKnown, onDecline }: Props) {
  const { left, urgency, isOpen } = useClosesIn(demand);
  const { tender_id, store_id, buyer_name, offer, allowed_actions } = demand;
  const hasDraft = useHalfOffer(demand) !== undefined;
  const waiting = useWaiting(demandRecord(demand));
  return (
    <div
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 rounded-lg border border-l-4 border-line bg-surface py-2 pr-3 pl-3 shadow-card has-[[data-opens-card]:active]:bg-sunken',
        edges[urgency],
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <AppLink
          to="/seller/buyer-demands/detail"
          search={{ tender_id, store_id }}
          data-opens-card=""
          className="min-w-0 truncate font-semibold outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand-700"
        >
          {buyer_name}
        </AppLink>
        {isOpen && (
          <span
            className={`shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums ${inks[urgency]}`}
          >
            <ClosesIn left={left} />
          </span>
        )}
      </div>
      {namesStore && <p className="-mt-1 truncate text-xs text-ink-faint">{demand.store_name}</p>}
      <div className="flex items-center gap-2">
        <Goods demand={demand} />
        {waiting ? (
          <UnsentBadge waiting={waiting} />
        ) : hasDraft ? (
          <span className="shrink-0 text-xs font-semibold text-soon-700">Setengah jadi</span>
        ) : (
          !isCalm(demand, isStateKnown) && <DemandBadge demand={demand} className="shrink-0" />
        )}
      </div>
      <div className="flex items-end justify-between gap-2">
        <p className="min-w-0">
          <b className="block text-lg leading-tight font-bold tracking-tight tabular-nums">
            {rupiah(offer?.total_amount ?? demand.value)}
          </b>
          <span className="block truncate text-xs text-ink-soft">{placeWords(demand)}</span>
        </p>
        {allowed_actions.includes('decline') && !waiting && (
          <button
            type="button"
            aria-label={`Tidak berminat, ${buyer_name}`}
            onClick={() => onDecline(demand)}
            className="relative -my-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-faint hover:bg-sunken hover:text-ink active:bg-line"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Nothing but its tab is to be said of it. */
const isCalm = ({ offer }: Demand, isStateKnown: boolean): boolean =>
  isStateKnown && offer?.waits_for !== 'SELLER' && !offer?.is_outdated;

const placeWords = ({ served_count, item_count, distance_km, city }: Demand): string =>
  [
    servedWords(served_count, item_count),
    distance_km === null ? city : `${distance_km < 1 ? '< 1' : distance_km} km, ${city}`,
  ].join(' · ');

export function Goods({ demand }: { demand: Demand }) {
  const { goods_categories, first_product_name, item_count } = demand;
  return (
    <>
      {goods_categories.map((category_name) => (
        <ProductPicture key={category_name} category_name={category_name} size="sm" />
      ))}
      <span className="flex min-w-0 grow gap-1 text-sm text-ink-soft">
        <span className="truncate">{first_product_name}</span>
        {item_count > 1 && <span className="shrink-0">+{item_count - 1}</span>}
      </span>
    </>
  );
}
