import { ChatCount } from './chat-count.tsx';
import { DemandCount } from './demand-count.tsx';

type Props = { to: string; as?: 'dot' | 'words' };

/** How much waits behind an entry of the navigation; they come together, once the screen is there. */
export function NavCount({ to, as }: Props) {
  if (to === '/seller/chat') return <ChatCount as={as ?? 'number'} />;
  return to === '/seller/buyer-demands' && !as ? <DemandCount /> : null;
}
