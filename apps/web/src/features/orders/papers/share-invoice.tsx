import type { Invoice } from '@marketplace/contract/invoice';
import { MessageCircle } from 'lucide-react';
import { apiOrigin } from '../../../platform/api/hosts.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { whatsappLink } from '../../../shared/contact-links.ts';
import { Button } from '../../../ui/button.tsx';

/** Words and an address that opens the invoice for a week, in a chat with the buyer. */
export function ShareInvoice({ invoice }: { invoice: Invoice }) {
  const { api } = useServices();
  const { order_id, store_id, buyer } = invoice;
  const sharing = useAction(async () => {
    const query = { order_id, store_id };
    const { url, text } = await api('GET /api/orders/seller/invoice-link', { query });
    const address = new URL(url, apiOrigin(window.location.origin)).href;
    window.location.assign(whatsappLink(buyer.phone_number ?? '', `${text} ${address}`));
  });
  return (
    <Button
      isBlock
      icon={<MessageCircle aria-hidden />}
      isBusy={sharing.isBusy}
      onClick={sharing.run}
    >
      Kirim lewat WhatsApp
    </Button>
  );
}
