import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast.tsx';
import { KitCase, KitRow } from './kit-case.tsx';

export function MessagesGroup() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <KitCase name="Banner" note="Stays until it is dealt with.">
        <div className="grid gap-3">
          <Banner kind="error">
            Harga belum tersimpan karena koneksi terputus. Perubahan Anda masih ada di sini.
          </Banner>
          <Banner kind="important" link={<a href="#pesan">Lihat pesanan</a>}>
            <strong className="font-semibold">Terima sebelum 11:32 WIB.</strong> Sisa 3 jam 20
            menit, lalu pesanan hangus.
          </Banner>
          {isShown ? (
            <Banner kind="default" onClose={() => setIsShown(false)}>
              Tanpa sinyal, data pukul 10:42. Perubahan dikirim saat koneksi kembali.
            </Banner>
          ) : (
            <Button variant="quiet" size="sm" onClick={() => setIsShown(true)}>
              Tampilkan lagi
            </Button>
          )}
        </div>
      </KitCase>
      <KitCase name="Toast" note="At most three, five seconds each; hover or focus holds them.">
        <KitRow>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({ text: `Disalin pukul ${new Date().toLocaleTimeString('id-ID')}` })
            }
          >
            Biasa
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ kind: 'success', text: 'Pesanan #24111 diterima' })}
          >
            Berhasil
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                kind: 'error',
                text: 'Daftar pesanan belum bisa dimuat. Periksa koneksi Internet Anda lalu coba lagi.',
              })
            }
          >
            Gagal
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                text: 'Produk disembunyikan',
                action: {
                  label: 'Urungkan',
                  onSelect: () => showToast({ text: 'Produk tampil lagi' }),
                },
              })
            }
          >
            Dengan tombol
          </Button>
        </KitRow>
      </KitCase>
      <KitCase name="Skeleton" note="In the shape of what comes.">
        <Card aria-busy="true" aria-label="Memuat">
          <div className="flex items-center justify-between">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-5 w-20" />
          </div>
          <Skeleton className="mt-3 h-5 w-40" />
          <Skeleton className="mt-2 h-4 w-full" />
          <div className="mt-4 flex items-center justify-between">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-11 w-24 rounded-lg" />
          </div>
        </Card>
      </KitCase>
      <KitCase
        name="Spinner and progress"
        note="A bar when it is known how far, a moving one when not."
      >
        <div className="grid gap-5">
          <KitRow>
            <Spinner label="Memuat" />
            <span className="text-brand-700">
              <Spinner className="size-8" />
            </span>
          </KitRow>
          <Progress label="Mengunggah foto" value={40} />
          <Progress label="Mengimpor harga" value={120} max={400} detail="120 dari 400 baris" />
          <Progress label="Menyiapkan laporan" value={undefined} detail="Sebentar lagi" />
          <Progress label="Selesai" value={100} />
        </div>
      </KitCase>
    </>
  );
}
