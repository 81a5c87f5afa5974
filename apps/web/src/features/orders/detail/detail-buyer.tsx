import type { OrderRow } from '@marketplace/contract/order-row';
import { addressOf } from '@marketplace/contract/written-address';
import { useState } from 'react';
import { monthOf } from '../../../platform/format/time.ts';
import { ChatLink } from '../../../shared/chat-link.tsx';
import { ContactButtons } from '../../../shared/contact-buttons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

/** Who ordered, where it goes, and how to reach them. */
export function DetailBuyer({ detail }: { detail: OrderDetail }) {
  const { buyer, buyer_note, order } = detail;
  const { history, phone_number, driver_note } = buyer;
  return (
    <Card aria-labelledby="order-buyer">
      <CardTitle id="order-buyer">Alamat dan kontak</CardTitle>
      {history.order_count > 1 && (
        <p className="text-sm text-ink-soft">
          Sejak {monthOf(history.first_order_at, order.time_zone)}, {history.completed_count}{' '}
          selesai
        </p>
      )}
      <p className="mt-2 wrap-anywhere text-ink-soft">{addressOf(buyer)}</p>
      {driver_note && <p className="mt-1 text-sm text-ink-soft">Patokan: {driver_note}</p>}
      {buyer_note && (
        <p className="mt-3 rounded-lg bg-note-50 px-3 py-2 wrap-anywhere">
          <b className="block text-sm font-semibold text-note-700">Catatan pembeli</b>
          {buyer_note}
        </p>
      )}
      {history.completed_count > 0 && <Basket key={order.id} order={order} />}
      {phone_number && (
        <div className="mt-4">
          <ContactButtons
            name={buyer.name}
            phone_number={phone_number}
            text={`Halo ${buyer.name}, tentang pesanan #${order.order_number} di ${order.store_name}:`}
          />
        </div>
      )}
      <div className="mt-3">
        <ChatLink store_id={order.store_id} buyerId={order.buyer_store_id} orderId={order.id} />
      </div>
    </Card>
  );
}

const basketPart = lazyPart(() => import('./usual-basket.tsx').then((part) => part.UsualBasket));

/** Asked for by whoever wonders whether an order is like the others: nothing is fetched before. */
function Basket({ order }: { order: OrderRow }) {
  const [tries, setTries] = useState(0);
  const isWanted = tries > 0;
  const { loaded: Part, hasFailed } = useLazyPart(basketPart, isWanted, String(tries));
  if (Part && isWanted) return <Part order={order} />;
  return (
    <Button
      variant="quiet"
      className="mt-2 -ml-3"
      isBusy={isWanted && !hasFailed}
      onClick={() => setTries(tries + 1)}
    >
      Lihat yang biasa dipesan
    </Button>
  );
}
