import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { WithFacts } from './with-facts.tsx';

const greeting = encodeURIComponent('Halo, saya mau bertanya:');
const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere text-brand-700 hover:underline';

/** Somebody to ask, at the end of what could be read. */
export const AskUs = () => (
  <section aria-labelledby="ask" className="mt-10">
    <Card>
      <h2 id="ask" className="text-lg font-semibold">
        Belum terjawab?
      </h2>
      <WithFacts>
        {({ support_whatsapp_digits, support_phone, support_email, support_hours }) => (
          <>
            <p className="text-ink-soft">{support_hours}.</p>
            <p className="mt-2 flex flex-wrap gap-x-6">
              <a
                href={`https://wa.me/${support_whatsapp_digits}?text=${greeting}`}
                className={link}
              >
                <MessageCircle aria-hidden className="size-5 shrink-0" />
                WhatsApp
              </a>
              <a href={`tel:${support_phone}`} className={link}>
                <Phone aria-hidden className="size-5 shrink-0" />
                {support_phone}
              </a>
              <a href={`mailto:${support_email}`} className={link}>
                <Mail aria-hidden className="size-5 shrink-0" />
                {support_email}
              </a>
            </p>
          </>
        )}
      </WithFacts>
    </Card>
  </section>
);
