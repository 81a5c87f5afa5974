import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { readOrderId } from '../order-id-search.ts';
import { BuyerContact } from './buyer-contact.tsx';
import { SupportContact } from './support-contact.tsx';

export const Route = createFileRoute('/_private/seller/orders/contact-us')({
  validateSearch: readOrderId,
  component: ContactUsScreen,
});

/** Whom to ask: the marketplace, and about an order its buyer. */
function ContactUsScreen() {
  const { orderId, store_id } = Route.useSearch();
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8">
      <BackLink otherwise={orderId ? '/seller/orders' : '/seller/more'}>Kembali</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Hubungi kami</h1>
      <SupportContact orderId={orderId} store_id={store_id} />
      {orderId && <BuyerContact orderId={orderId} store_id={store_id} />}
    </div>
  );
}
