import type { OrderRow } from '@marketplace/contract/order-row';
import type { ReactNode } from 'react';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { telephoneLink } from '../../../shared/contact-links.ts';
import { Card } from '../../../ui/card.tsx';
import type { OrderDetail } from '../order-detail-answer.ts';
import { DetailPhoto } from './detail-photo.tsx';

type Props = { order: OrderRow; detail: OrderDetail | undefined };

/** Whose it is, since when, and who brings and took it. */
export function DetailFacts({ order, detail }: Props) {
  const at = (instant: string) => moment(instant, order.time_zone);
  const { paid_at, shipment, handover } = detail ?? {};
  return (
    <Card>
      <dl className="grid gap-3">
        <Fact name="Toko">{order.store_name}</Fact>
        <Fact name="Masuk">{at(order.arrived_at ?? order.created_at)}</Fact>
        {paid_at && <Fact name="Dibayar">{at(paid_at)}</Fact>}
        {shipment && (
          <Fact name="Pengantar">
            {shipment.courier_name}
            {shipment.plate_number && <Small>{shipment.plate_number}</Small>}
            {shipment.tracking_number && <Small>Resi {shipment.tracking_number}</Small>}
            {shipment.courier_phone_number && (
              <a
                href={telephoneLink(shipment.courier_phone_number)}
                className="flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
              >
                <PhoneNumber of={shipment.courier_phone_number} />
              </a>
            )}
            {shipment.courier_id && order.fulfilment_status === 'SHIPPED' && (
              <AppLink
                to="/seller/orders/drivers/trip"
                search={{ driverId: shipment.courier_id, store_id: order.store_id }}
                className="flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
              >
                Tautan kurir
              </AppLink>
            )}
          </Fact>
        )}
        {handover && (
          <Fact name="Penerima">
            {handover.receiver_name}
            <Small>{at(handover.created_at)}</Small>
            {handover.photo_id && (
              <DetailPhoto store_id={order.store_id} file_id={handover.photo_id} />
            )}
            {handover.signature_id && (
              <DetailPhoto
                store_id={order.store_id}
                file_id={handover.signature_id}
                alt="Tanda tangan penerima"
              />
            )}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="w-28 shrink-0 text-ink-soft">{name}</dt>
    <dd className="min-w-0 flex-[1_1_10rem] font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-ink-soft">{children}</span>
);
