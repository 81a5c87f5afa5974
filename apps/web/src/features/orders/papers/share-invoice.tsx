import type { Invoice } from '@marketplace/contract/invoice';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { apiOrigin } from '../../../platform/api/hosts.ts';
import { useServices } from '../../../platform/services.ts';
import { whatsappLink } from '../../../shared/contact-links.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { invoiceLinkQuery } from './invoice.query.ts';

/** Words and an address that opens the invoice for a week, in a chat with the buyer, beside this page. */
export function ShareInvoice({ invoice }: { invoice: Invoice }) {
  const { data, isFetching, refetch } = useQuery(invoiceLinkQuery(useServices(), invoice));
  const icon = <MessageCircle aria-hidden className="size-5" />;
  const words = 'Kirim lewat WhatsApp';
  if (!data) {
    return (
      <Button isBlock icon={icon} isBusy={isFetching} onClick={() => void refetch()}>
        {words}
      </Button>
    );
  }
  const address = new URL(data.url, apiOrigin(window.location.origin)).href;
  return (
    <a
      href={whatsappLink(invoice.buyer.phone_number ?? '', `${data.text} ${address}`)}
      target="_blank"
      rel="noreferrer"
      className={`${buttonStyle({ isBlock: true })} print:hidden`}
    >
      {icon}
      {words}
    </a>
  );
}
