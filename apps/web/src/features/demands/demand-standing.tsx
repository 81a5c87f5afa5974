import type { DemandDetail } from '@marketplace/contract/tender-offerings';
import { rupiah } from '../../platform/format/money.ts';
import { dayWords, moment } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Card } from '../../ui/card.tsx';
import { DemandBadge } from './demand-badge.tsx';
import { deliveryWords, paymentWords, reasonWords, servedWords } from './demand-words.ts';

type Props = { detail: DemandDetail };

type StandingProps = Props & {
  /** Where nothing above says who asks. */
  namesBuyer: boolean;
};

/** Who asks for how much, until when, and where it stands. */
export function DemandStanding({ detail, namesBuyer }: StandingProps) {
  const { demand, note } = detail;
  const { buyer_name, value, closes_at, copywriting, state, time_zone } = demand;
  const isOpen = state === 'OPEN' || state === 'SENT';
  return (
    <Card aria-live="polite">
      {namesBuyer && (
        <h2 className="text-xl font-bold tracking-tight wrap-anywhere">{buyer_name}</h2>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="text-2xl font-bold tracking-tight tabular-nums">{rupiah(value)}</b>
        <DemandBadge demand={demand} />
      </div>
      <p className="text-sm text-ink-soft">
        {servedWords(demand.served_count, demand.item_count)} Anda jual
      </p>
      <p className="mt-2">{copywriting}</p>
      {isOpen && (
        <p className="mt-1 font-semibold text-soon-700">
          <TimeLeft until={closes_at} before="Tutup dalam" />
        </p>
      )}
      <Outcome detail={detail} />
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        <Fact name="Dibutuhkan">{dayWords(demand.needed_by)}</Fact>
        <Fact name="Kirim">
          {deliveryWords[demand.delivery]}, {placeOf(demand)}
        </Fact>
        <Fact name="Bayar">{paymentWords(demand)}</Fact>
        {!isOpen && <Fact name="Tutup">{moment(closes_at, time_zone)}</Fact>}
      </dl>
      {note && <blockquote className="mt-3 wrap-anywhere">“{note}”</blockquote>}
    </Card>
  );
}

const placeOf = ({ city, distance_km }: DemandDetail['demand']): string =>
  distance_km === null ? city : `${city} (${distance_km < 1 ? '< 1' : distance_km} km)`;

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </>
  );
}

/** What came of it, and what can be learned from that. */
function Outcome({ detail: { demand, offer, declined } }: Props) {
  if (demand.state === 'WON' && offer?.order_id)
    return (
      <p className="mt-1">
        <AppLink
          to="/seller/orders/detail"
          search={{ orderId: offer.order_id, store_id: demand.store_id }}
          className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
        >
          Buka pesanannya
        </AppLink>
      </p>
    );
  if (demand.state === 'LOST' && offer?.winning_price)
    return (
      <p className="mt-2 rounded-lg bg-sunken px-3 py-2 text-sm">
        Pemenang menawarkan <b className="tabular-nums">{bandWords(offer.winning_price)}</b> untuk
        barang yang sama; Anda <b className="tabular-nums">{rupiah(offer.subtotal)}</b>.
      </p>
    );
  if (demand.state === 'DECLINED' && declined)
    return (
      <p className="mt-2 rounded-lg bg-sunken px-3 py-2 text-sm">
        {reasonWords[declined.reason]}
        {declined.note && `: “${declined.note}”`}, {moment(declined.created_at, demand.time_zone)}
      </p>
    );
  return null;
}

const bandWords = ({ low, high }: { low: number; high: number }): string =>
  low === high ? rupiah(low) : `${rupiah(low)} sampai ${rupiah(high)}`;
