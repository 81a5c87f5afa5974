import { createFileRoute, Link } from '@tanstack/react-router';
import { Banknote, CalendarClock, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { OpenPage } from '../../../shared/open-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconTile } from '../../../ui/list-row.tsx';
import { RateRange } from './rate-range.tsx';

export const Route = createFileRoute('/_public/seller/payment-info')({
  component: PaymentInfoScreen,
});

/** How and when money comes in, and what is to be paid. */
function PaymentInfoScreen() {
  return (
    <OpenPage
      title="Kapan uang masuk"
      lead="Setiap rupiah punya jalannya: siapa yang memegangnya, sampai kapan, dan ke mana setelah itu."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
        <Methods />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2 md:gap-10">
          <Part id="hold" title="Sampai kapan uang transfer ditahan">
            <Step title="Dibayar">
              Pesanan sampai ke Anda setelah pembayaran pembeli diperiksa. Uangnya kami simpan.
            </Step>
            <Step title="Sampai di pembeli">
              Anda, atau kurir lewat Anda, menandai pesanan sudah sampai.
            </Step>
            <Step title="Selesai">
              Saat pembeli mengonfirmasi, atau paling lambat 48 jam setelah sampai.
            </Step>
            <Step title="Bila ada komplain">
              Uang tetap ditahan sampai komplain diputuskan atau ditarik.
            </Step>
          </Part>
          <Part id="payout" title="Pencairan ke rekening">
            <Step title="Setelah pesanan selesai">
              Uangnya dicairkan ke rekening utama toko, atau ke rekening yang Anda pilih untuk
              pesanan itu. Satu pesanan dicairkan satu kali.
            </Step>
            <Step title="Dikumpulkan per hari">
              Pesanan yang selesai di hari yang sama, ke rekening yang sama, menjadi satu transfer.
            </Step>
            <Step title="Rekening baru">
              Pencairan pertama ke rekening baru menunggu 24 jam, atau sampai pemilik lain
              menyetujuinya.
            </Step>
            <Step title="Bila gagal">
              Alasannya tertulis di pencairan itu, dan uangnya dikirim lagi setelah rekening
              dibetulkan.
            </Step>
          </Part>
          <Part id="bill" title="Tagihan biaya setiap minggu">
            <Step title="Hari Senin">
              Biaya layanan dan PPN dari pesanan yang selesai Senin sampai Minggu, menurut jam toko,
              menjadi satu tagihan. <RateRange />
            </Step>
            <Step title="Jatuh tempo 7 hari">
              Bayar satu atau beberapa tagihan dengan satu transfer, lalu kirim buktinya. Angka
              uniknya membuat transfer Anda dikenali; lebihnya menjadi saldo untuk tagihan berikut.
            </Step>
            <Step title="Selama bukti diperiksa">Pesanan baru tetap masuk.</Step>
          </Part>
          <Part id="late" title="Bila terlambat membayar">
            <Step title="Lewat jatuh tempo">
              Tagihan ditandai lewat jatuh tempo. Pesanan baru masih masuk.
            </Step>
            <Step title="Lewat lebih dari 7 hari">
              Pesanan baru berhenti masuk. Pesanan yang sudah masuk tetap dapat diterima dan
              dikirim.
            </Step>
            <Step title="Setelah bukti transfer dikirim">Pesanan baru masuk lagi.</Step>
          </Part>
        </div>
        <p>
          <Link
            to="/seller/seller-fee"
            replace
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
          >
            Lihat tarif dan hitung biaya
          </Link>
        </p>
      </div>
    </OpenPage>
  );
}

const Methods = () => (
  <section aria-labelledby="methods">
    <h2 id="methods" className="mb-3 text-lg font-semibold">
      Menurut cara pembeli membayar
    </h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3">
      <Method icon={Landmark} title="Transfer">
        Pembeli membayar ke marketplace sebelum barang dikirim. Uangnya kami tahan sampai pesanan
        selesai, lalu dicairkan ke rekening toko.
      </Method>
      <Method icon={Banknote} title="COD (bayar di tempat)">
        Pembeli membayar tunai saat barang sampai. Uangnya dibawa pengemudi toko, atau langsung ada
        di toko bila barang diambil. Jasa kirim menyetorkannya, lalu dicairkan ke rekening.
      </Method>
      <Method icon={CalendarClock} title="Tempo">
        Pembeli membayar langsung ke toko dalam 7, 14, atau 30 hari. Anda mencatat pembayarannya di
        pesanan itu.
      </Method>
    </ul>
  </section>
);

type MethodProps = { icon: LucideIcon; title: string; children: ReactNode };

const Method = ({ icon: Icon, title, children }: MethodProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
    <IconTile tone="brand">
      <Icon />
    </IconTile>
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-ink-soft">{children}</p>
    </div>
  </li>
);

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-lg font-semibold">
      {title}
    </h2>
    <Card>
      <ol className="grid gap-4">{children}</ol>
    </Card>
  </section>
);

/** One thing after the other, along a line. */
const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="relative pl-6 before:absolute before:top-1.5 before:left-0 before:size-2.5 before:rounded-full before:bg-brand-600 not-last:after:absolute not-last:after:top-5 not-last:after:bottom-[-1.125rem] not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-line-strong">
    <h3 className="font-semibold">{title}</h3>
    <p className="text-sm text-ink-soft">{children}</p>
  </li>
);
