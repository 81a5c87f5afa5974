import type { Registration } from '@marketplace/contract/store-registrations';
import { BadgeCheck, Clock, type LucideIcon, PenLine, XCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSupportLink } from '../../../shared/support-link.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconTile } from '../../../ui/list-row.tsx';
import { kindWords } from './registration-words.ts';

type Words = { title: string; text: string; icon: LucideIcon; tone: 'brand' | 'note' | 'neutral' };

const words: Record<Registration['state'], Words> = {
  DRAFT: {
    title: 'Belum dikirim',
    text: 'Pemilik toko masih melengkapi pendaftaran ini.',
    icon: PenLine,
    tone: 'note',
  },
  WAITING: {
    title: 'Sedang kami periksa',
    text: 'Anda dikabari di halaman ini dan lewat pesan ke nomor HP Anda. Halaman ini boleh ditutup.',
    icon: Clock,
    tone: 'note',
  },
  NEEDS_REVISION: {
    title: 'Perlu diperbaiki',
    text: 'Pemilik toko memperbaiki, lalu mengirim lagi.',
    icon: PenLine,
    tone: 'note',
  },
  APPROVED: {
    title: 'Toko Anda boleh berjualan',
    text: 'Siapkan jam buka, wilayah antar, dan rekening, lalu pasang produk pertama.',
    icon: BadgeCheck,
    tone: 'brand',
  },
  REJECTED: {
    title: 'Belum dapat kami terima',
    text: 'Toko ini tetap bisa dipakai untuk membeli.',
    icon: XCircle,
    tone: 'neutral',
  },
};

/** How it stands, what our team has said, what was sent, and what can be done now. */
export function StandingCard({ registration }: { registration: Registration }) {
  const { state, reason, store_name, kind, sells, address, district, city, province } =
    registration;
  const { title, text, icon: Icon, tone } = words[state];
  return (
    <>
      <Card>
        <div className="flex gap-3" role="status">
          <IconTile tone={tone}>
            <Icon />
          </IconTile>
          <div className="min-w-0">
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </div>
        {reason && state !== 'WAITING' && <Said reason={reason} />}
        <Ways registration={registration} />
      </Card>
      <Card>
        <h2 className="mb-2 font-semibold">Yang Anda kirim</h2>
        <dl className="grid gap-2 wrap-anywhere">
          <Fact name="Toko">{store_name}</Fact>
          <Fact name="Jenis usaha">{kindWords[kind]}</Fact>
          <Fact name="Menjual">{sells}</Fact>
          <Fact name="Alamat">{`${address}, ${district}, ${city}, ${province}`}</Fact>
        </dl>
      </Card>
    </>
  );
}

export const Said = ({ reason }: { reason: string }) => (
  <p className="mt-3 rounded-lg bg-sunken px-4 py-3 wrap-anywhere">
    <b className="block text-sm font-semibold">Kata tim kami</b>
    {reason}
  </p>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Ways({ registration: { state, store_id, store_name } }: { registration: Registration }) {
  const support = useSupportLink(`Halo, saya bertanya tentang pendaftaran toko ${store_name}.`);
  if (state === 'APPROVED')
    return (
      <p className="mt-4">
        <AppLink to="/seller/onboarding" search={{ store_id }} className={buttonStyle({})}>
          Siapkan toko
        </AppLink>
      </p>
    );
  if (state !== 'REJECTED' && state !== 'WAITING') return null;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {state === 'WAITING' && (
        <AppLink to="/seller/education-center" className={buttonStyle({ variant: 'secondary' })}>
          Pelajari cara berjualan
        </AppLink>
      )}
      {support && (
        <a
          href={support}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'secondary' })}
        >
          Tanya lewat WhatsApp
        </a>
      )}
    </p>
  );
}
