import { MessageCircle, Phone } from 'lucide-react';
import { buttonStyle } from '../ui/button.tsx';
import { telephoneLink, whatsappLink } from './contact-links.ts';

type Props = {
  /** Whom, for who cannot see what stands around. */
  name: string;
  phone_number: string;
  whatsapp_number?: string;
  text: string;
};

/** To call, and to write. */
export function ContactButtons({
  name,
  phone_number,
  whatsapp_number = phone_number,
  text,
}: Props) {
  return (
    <div className="flex flex-wrap gap-3 [&>a]:flex-[1_1_7rem] [&>a]:px-3">
      <a href={telephoneLink(phone_number)} className={buttonStyle({ variant: 'secondary' })}>
        <Phone aria-hidden className="size-5" />
        Telepon<span className="sr-only"> {name}</span>
      </a>
      <a
        href={whatsappLink(whatsapp_number, text)}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ variant: 'secondary' })}
      >
        <MessageCircle aria-hidden className="size-5" />
        WhatsApp<span className="sr-only"> {name}</span>
      </a>
    </div>
  );
}
