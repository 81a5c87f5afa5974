import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '../../platform/api/failure.ts';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { useServices } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { supportQuery } from './support.query.ts';
import { useKnownOrder } from './use-known-order.ts';
import { useOrderOnHand } from './use-order-on-hand.ts';

type Props = { orderId: string | undefined; store_id: string | undefined };

/** The marketplace's support. What is written to it begins with the order it is about. */
export function SupportContact({ orderId, store_id }: Props) {
  const { api } = useServices();
  const { data, error, refetch, isFetching } = useQuery(supportQuery(api));
  const { known } = useKnownOrder(orderId ?? '');
  const { data: detail } = useOrderOnHand(orderId, store_id);
  const order = detail?.order ?? known;
  if (error && !data) {
    return (
      <Banner
        kind="error"
        link={
          <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        Kontak bantuan belum bisa dimuat. {wordsFor(error)}
      </Banner>
    );
  }
  if (!data) return <Skeleton className="h-48 w-full rounded-lg" />;
  const { whatsapp_number, phone_number, email, hours } = data.support;
  const about = order
    ? `tentang pesanan #${order.order_number} di ${order.store_name}:`
    : 'saya butuh bantuan:';
  return (
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
  );
}
