import { MessageCircle } from 'lucide-react';
import { AppLink } from '../platform/navigation/app-link.tsx';
import { buttonStyle } from '../ui/button.tsx';

type Props = { store_id: string; buyerId: string; orderId?: string };

/** To what the store and a buyer write to each other; an order that it is about stands ready there to be sent. */
export const ChatLink = (search: Props) => (
  <AppLink
    to="/seller/chat/room"
    search={search}
    className={buttonStyle({ variant: 'secondary', isBlock: true })}
  >
    <MessageCircle aria-hidden className="size-5" />
    Chat pembeli
  </AppLink>
);
