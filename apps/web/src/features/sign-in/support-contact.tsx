import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { useServices } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { supportQuery } from './support.query.ts';

const greeting = 'Halo, saya tidak bisa masuk ke Marketplace.';

/** Whom to ask when nothing else has helped. */
export function SupportContact() {
  const { api } = useServices();
  const { data, error, refetch, isFetching } = useQuery(supportQuery(api));
  if (error) {
    return (
      <Banner
        kind="error"
        link={
          <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        Kontak bantuan belum bisa dimuat. {wordsFor(error)}
      </Banner>
    );
  }
  if (!data) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy="true">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  const { whatsapp_number, phone_number, email, hours } = data.support;
  const digits = whatsapp_number.replace(/\D/g, '');
  return (
    <>
      <p className="text-ink-soft">{hours}</p>
      <ul className="mt-2 divide-y divide-line">
        <Way
          href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
          name="WhatsApp"
          isOutside
        >
          <PhoneNumber of={whatsapp_number} />
        </Way>
        <Way href={`tel:${phone_number}`} name="Telepon">
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
  );
}

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
