import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { ContactButtons } from '../../../shared/contact-buttons.tsx';
import { WithSupport } from '../../../shared/with-support.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { orderNumberQuery } from './order-number.query.ts';

type Props = { orderId: string | undefined; store_id: string | undefined };

/** Whom to ask. What is written begins with the order, if somebody came from one. */
export function HelpContact({ orderId, store_id }: Props) {
  const services = useServices();
  const { data: order_number } = useQuery(orderNumberQuery(services, orderId, store_id));
  const about = order_number ? `tentang pesanan #${order_number}:` : 'saya butuh bantuan:';
  return (
    <Card isFlush>
      <div className="p-4">
        <CardTitle>Tanyakan kepada kami</CardTitle>
        <WithSupport pending={<Skeleton className="mt-3 h-16 w-full rounded-lg" />}>
          {({ whatsapp_number, phone_number, hours }) => (
            <>
              <p className="mt-1 mb-4 text-sm text-ink-soft">
                {order_number && `Tentang pesanan #${order_number}. `}
                {hours}.
              </p>
              <ContactButtons
                name="bantuan"
                phone_number={phone_number}
                whatsapp_number={whatsapp_number}
                text={`Halo, ${about}`}
              />
            </>
          )}
        </WithSupport>
      </div>
      {orderId && (
        <div className="border-t border-line">
          <ListRow
            as={
              <AppLink
                to="/seller/orders/contact-us"
                search={{ orderId, ...(store_id && { store_id }) }}
              />
            }
            icon={
              <IconTile tone="note">
                <ReceiptText />
              </IconTile>
            }
            title="Hubungi pembeli atau kami tentang pesanan ini"
            trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
          />
        </div>
      )}
    </Card>
  );
}
