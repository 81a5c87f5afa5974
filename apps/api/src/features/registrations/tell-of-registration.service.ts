import type { Tx } from '../../platform/db/handle.ts';
import { pathTo } from '../../platform/notifications/new-notification.ts';
import { nameOfStore, tellStore } from '../stores/stores.service.ts';
import { tellPerson } from '../users/users.service.ts';

const words = {
  APPROVED: {
    kind: 'registration.approved',
    title: (name: string) => `${name} boleh berjualan`,
    text: 'Siapkan toko: jam buka, wilayah antar, rekening, lalu produk pertama.',
    path: '/seller/onboarding',
  },
  NEEDS_REVISION: {
    kind: 'registration.returned',
    title: (name: string) => `Pendaftaran ${name} perlu diperbaiki`,
    text: 'Baca apa yang kurang, perbaiki, lalu kirim lagi.',
    path: '/seller/registration',
  },
  REJECTED: {
    kind: 'registration.rejected',
    title: (name: string) => `Pendaftaran ${name} belum dapat diterima`,
    text: 'Baca alasannya. Bila ada yang keliru, hubungi layanan bantuan.',
    path: '/seller/registration',
  },
} as const;

/** The people of the store on their screens, and who asked for it on their telephone, too. */
export async function tellOfRegistration(
  db: Tx,
  store_id: string,
  user_id: string | null,
  state: keyof typeof words,
): Promise<void> {
  const { kind, title, text, path } = words[state];
  const said = title(await nameOfStore(db, store_id));
  await tellStore(db, store_id, {
    category: 'STORE',
    kind,
    title: said,
    text,
    path: pathTo(path, { store_id }),
  });
  if (user_id) await tellPerson(db, user_id, kind, `${said}. ${text}`);
}
