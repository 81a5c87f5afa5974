import { useAppState } from './services.ts';

/** A WhatsApp chat with the marketplace's support, once the configuration names its number. */
export function useSupportLink(text: string): string | undefined {
  const number = useAppState(({ user }) => user.configuration?.support.whatsapp_number);
  return number && `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
