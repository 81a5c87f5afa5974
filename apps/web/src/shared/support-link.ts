import { useAppState } from '../platform/services.ts';
import { whatsappLink } from './contact-links.ts';

/** A WhatsApp chat with the marketplace's support, once the configuration names its number. */
export function useSupportLink(text: string): string | undefined {
  const number = useAppState(({ user }) => user.configuration?.support.whatsapp_number);
  return number && whatsappLink(number, text);
}
