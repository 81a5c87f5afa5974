import type { ReactNode } from 'react';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { telephoneLink, whatsappLink } from '../../shared/contact-links.ts';
import { WithSupport } from '../../shared/with-support.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const greeting = 'Halo, saya tidak bisa masuk ke Marketplace.';

/** Whom to ask when nothing else has helped. */
export const SupportContact = () => (
  <WithSupport pending={<Pending />}>
    {({ whatsapp_number, phone_number, email, hours }) => (
      <>
        <p className="text-ink-soft">{hours}</p>
        <ul className="mt-2 divide-y divide-line">
          <Way href={whatsappLink(whatsapp_number, greeting)} name="WhatsApp" isOutside>
            <PhoneNumber of={whatsapp_number} />
          </Way>
          <Way href={telephoneLink(phone_number)} name="Telepon">
            {/^\+628/.test(phone_number) ? (
              <PhoneNumber of={phone_number} />
            ) : (
              phone_number.replace(/^\+62/, '0')
            )}
          </Way>
          <Way href={`mailto:${email}`} name="Email">
            {email}
          </Way>
        </ul>
      </>
    )}
  </WithSupport>
);

const Pending = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy="true">
    <Skeleton className="h-5 w-3/4" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
);

type WayProps = { href: string; name: string; isOutside?: boolean; children: ReactNode };

const Way = ({ href, name, isOutside = false, children }: WayProps) => (
  <li>
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline"
    >
      <span className="font-semibold">{name}</span>
      <span className="wrap-anywhere text-brand-700">{children}</span>
    </a>
  </li>
);
