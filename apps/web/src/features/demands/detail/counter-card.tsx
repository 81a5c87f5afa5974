import type { OfferDetail } from '@marketplace/contract/tender';
import { number, rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useOffline } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { demandRecord } from '../decline/use-decline.ts';
import { goodsName, percentWords } from '../demand-words.ts';
import type { Demand } from '../demands.query.ts';
import { useWaiting } from '../offer/unsent-offer.tsx';

type Props = { demand: Omit<Demand, 'id'>; offer: OfferDetail };

/** What the buyer would pay instead: to be taken as it is, answered with other prices, or refused. */
export function CounterCard({ demand, offer }: Props) {
  const { store_id, tender_id, buyer_name, allowed_actions } = demand;
  const { outbox } = useOffline();
  const record = demandRecord(demand);
  const waiting = useWaiting(record);
  const answering = useAction((accepts: boolean) =>
    outbox.add({
      call: 'POST /api/tenders/offerings/answer-counter',
      body: { store_id, tender_id, version: offer.version, accepts, note: '' },
      record,
      label: `${accepts ? 'Terima' : 'Tolak'} tawaran ${buyer_name}`,
    }),
  );
  if (offer.waits_for !== 'SELLER' || offer.state !== 'SENT') return null;
  const mayAnswer = allowed_actions.includes('answer_counter') && !waiting;
  const asked = offer.lines.filter(({ counter_price }) => counter_price !== null);
  return (
    <Card aria-labelledby="offer-counter" className="border-soon-300">
      <CardTitle id="offer-counter">Pembeli menawar</CardTitle>
      <ul aria-labelledby="offer-counter" className="mt-1 divide-y divide-line">
        {asked.map((line) => (
          <li key={line.item_id} className="flex flex-wrap justify-between gap-x-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              {goodsName(line)}
              <span className="block text-sm text-ink-soft tabular-nums">
                {number(line.quantity)} {line.uom_name}, Anda {rupiah(line.unit_price)}
              </span>
            </span>
            <span className="text-right">
              <b className="font-semibold tabular-nums">{rupiah(line.counter_price ?? 0)}</b>
              <span className="block text-sm text-ink-soft">
                {percentWords(
                  (100 * ((line.counter_price ?? 0) - line.unit_price)) / line.unit_price,
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 font-semibold">
        <span>Total menurut pembeli</span>
        <span className="tabular-nums">{rupiah(goodsOf(offer) + offer.shipping_fee)}</span>
      </p>
      {offer.shipping_fee > goodsOf(offer) / 10 && (
        <p className="text-sm text-ink-soft">
          Sudah termasuk ongkir {rupiah(offer.shipping_fee)}. Bila diterima, ongkir ikut turun:
          paling banyak sepersepuluh harga barang atau tarif kota pembeli.
        </p>
      )}
      {mayAnswer && (
        <div className="mt-3">
          <ActionArea of={`counter ${offer.version}`}>
            <div className="flex flex-wrap gap-2 *:flex-1">
              <Button isBusy={answering.isBusy} onClick={() => answering.run(true)}>
                Terima
              </Button>
              {allowed_actions.includes('revise') && (
                <AppLink
                  to="/seller/buyer-demands/create-offer"
                  search={{ tender_id, store_id }}
                  className={buttonStyle({ variant: 'secondary' })}
                >
                  Tawar lagi
                </AppLink>
              )}
              <Button
                variant="secondary"
                isBusy={answering.isBusy}
                onClick={() => answering.run(false)}
              >
                Tolak
              </Button>
            </div>
          </ActionArea>
        </div>
      )}
    </Card>
  );
}

const goodsOf = ({ lines }: OfferDetail): number =>
  lines.reduce(
    (sum, { counter_price, unit_price, quantity }) =>
      sum + (counter_price ?? unit_price) * quantity,
    0,
  );
