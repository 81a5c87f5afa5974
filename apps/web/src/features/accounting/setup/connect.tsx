import { FileText, Link2, type LucideIcon, Package, Users } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { problemWords } from '../accounting-words.ts';
import type { Books } from '../frame/books.ts';
import { isSetUp, nextAddress } from '../steps-of.ts';
import { useConnect } from './use-connect.tsx';

const gains: readonly [LucideIcon, string][] = [
  [Package, 'Stok di kedua tempat sama, tanpa ketik ulang.'],
  [FileText, 'Pesanan selesai menjadi faktur penjualan; retur dan potongan ikut.'],
  [Users, 'Pembeli menjadi pelanggan di Accurate.'],
  [Link2, 'Tidak ada yang dipasangkan tanpa persetujuan Anda.'],
];

/** What it does, and the way to Accurate; for who is linked already, the way on. */
export function Connect({ books }: { books: Books }) {
  const { search, registration } = books;
  const { go, isBusy, question } = useConnect(books);
  const { stage, problem, account, disconnected_at } = registration;
  const isOff = stage === 'NOT_CONNECTED' || (stage === 'LOST' && problem !== 'DATABASE_EXPIRED');
  return (
    <>
      {problem && (
        <Banner kind="error">
          <p className="font-semibold">{problemWords[problem].title}</p>
          <p>{problemWords[problem].text}</p>
        </Banner>
      )}
      {disconnected_at && stage === 'NOT_CONNECTED' && (
        <Banner kind="default">
          Toko ini pernah terhubung. Pasangan produknya masih ada: hubungkan lagi dengan akun yang
          sama, dan semuanya jalan terus.
        </Banner>
      )}
      <Card>
        <CardTitle>
          {isOff ? 'Yang Anda dapat' : `Terhubung sebagai ${account?.name ?? 'akun Accurate'}`}
        </CardTitle>
        {isOff ? (
          <>
            <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
              {gains.map(([Icon, text]) => (
                <li key={text} className="flex gap-3">
                  <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-700" />
                  {text}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-ink-soft">
              Anda akan ke halaman Accurate, masuk di sana, lalu memberi izin. Biarkan semua izin
              tercentang: tanpa salah satunya stok atau faktur tidak dapat dikirim. Sandi Accurate
              tidak pernah kami lihat.
            </p>
            <Button className="mt-4" isBusy={isBusy} onClick={go}>
              {stage === 'LOST' || disconnected_at ? 'Hubungkan lagi' : 'Hubungkan ke Accurate'}
            </Button>
          </>
        ) : (
          <>
            {account && <p className="mt-1 text-ink-soft">{account.email}</p>}
            <div className="mt-4 flex flex-wrap gap-3">
              <AppLink to={nextAddress(registration)} search={search} className={buttonStyle({})}>
                {isSetUp(registration) ? 'Lihat ringkasan' : 'Lanjutkan'}
              </AppLink>
              <Button variant="secondary" isBusy={isBusy} onClick={go}>
                Ganti akun Accurate
              </Button>
            </div>
          </>
        )}
      </Card>
      {question}
    </>
  );
}
