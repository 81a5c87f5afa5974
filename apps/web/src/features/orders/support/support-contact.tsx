import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { ContactButtons } from '../../../shared/contact-buttons.tsx';
import { WithSupport } from '../../../shared/with-support.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useListedOrder } from '../use-listed-order.ts';
import { useOrderDetail } from '../use-order-detail.ts';

type Props = { orderId: string | undefined; store_id: string | undefined };

/** The marketplace's support. What is written to it begins with the order it is about. */
export function SupportContact({ orderId, store_id }: Props) {
  const { known } = useListedOrder(orderId ?? '');
  const { data: detail } = useOrderDetail(orderId, store_id);
  const order = detail?.order ?? known;
  const about = order
    ? `tentang pesanan #${order.order_number} di ${order.store_name}:`
    : 'saya butuh bantuan:';
  return (
    <WithSupport pending={<Skeleton className="h-48 w-full rounded-lg" />}>
      {({ whatsapp_number, phone_number, email, hours }) => (
        <Card aria-labelledby="support">
          <CardTitle id="support">Bantuan Marketplace</CardTitle>
          {order && <p className="text-ink-soft">Tentang pesanan #{order.order_number}</p>}
          <p className="mt-1 mb-4 text-sm text-ink-soft">
            {hours}. WhatsApp <PhoneNumber of={whatsapp_number} />
          </p>
          <ContactButtons
            name="bantuan"
            phone_number={phone_number}
            whatsapp_number={whatsapp_number}
            text={`Halo, ${about}`}
          />
          <a
            href={`mailto:${email}`}
            className="mt-2 flex min-h-11 items-center font-semibold wrap-anywhere text-brand-700 hover:underline"
          >
            {email}
          </a>
        </Card>
      )}
    </WithSupport>
  );
}
