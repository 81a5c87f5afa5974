import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { ChatLink } from '../../../shared/chat-link.tsx';
import { ContactButtons } from '../../../shared/contact-buttons.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isOrderMissing } from '../is-order-missing.ts';
import { useOrderDetail } from '../use-order-detail.ts';

type Props = { orderId: string; store_id: string | undefined };

/** The buyer of the order that this is about. */
export function BuyerContact({ orderId, store_id }: Props) {
  const { data: detail, error } = useOrderDetail(orderId, store_id);
  if (!detail && error) {
    return (
      <Banner kind="important">
        {isOrderMissing(error)
          ? 'Pesanan yang dimaksud tidak ditemukan di toko Anda.'
          : 'Kontak pembeli belum bisa dimuat. Coba lagi saat ada sinyal.'}
      </Banner>
    );
  }
  if (!detail) return <Skeleton className="h-40 w-full rounded-lg" />;
  const { buyer, order } = detail;
  return (
    <Card aria-labelledby="buyer">
      <CardTitle id="buyer">Pembeli: {buyer.name}</CardTitle>
      {buyer.phone_number ? (
        <>
          <p className="mt-1 mb-4 text-sm text-ink-soft">
            <PhoneNumber of={buyer.phone_number} />
          </p>
          <ContactButtons
            name={buyer.name}
            phone_number={buyer.phone_number}
            text={`Halo ${buyer.name}, tentang pesanan #${order.order_number} di ${order.store_name}:`}
          />
        </>
      ) : (
        <p className="mt-1 text-ink-soft">Pembeli ini belum mencantumkan nomor telepon.</p>
      )}
      <div className="mt-3">
        <ChatLink store_id={order.store_id} buyerId={order.buyer_store_id} orderId={order.id} />
      </div>
    </Card>
  );
}
