import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OpenPage } from '../../../shared/open-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { DemandExample } from './demand-example.tsx';

export const Route = createFileRoute('/_public/about-buyers-demand')({
  component: AboutDemandsScreen,
});

/** What demands of buyers are, how they are answered, and what comes of it. */
function AboutDemandsScreen() {
  return (
    <OpenPage
      title="Permintaan pembeli"
      lead="Warung dan toko menulis barang yang mereka cari. Anda yang punya barangnya menawarkan harga, dan penawaran yang dipilih langsung menjadi pesanan."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
        <DemandExample />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2 md:gap-10">
          <Part id="how" title="Cara kerjanya">
            <Step title="Pembeli menulis permintaan">
              Barang dan jumlahnya, harga yang diinginkan bila ada, kota, kapan dibutuhkan, dan
              sampai kapan penawaran diterima: paling cepat satu jam, paling lama 30 hari.
            </Step>
            <Step title="Muncul di toko yang cocok">
              Hanya di toko yang menjual barangnya dan melayani kotanya, atau bisa didatangi
              pembeli.
            </Step>
            <Step title="Anda menawar">
              Harga, jumlah, dan ongkos kirim sudah terisi dari daftar harga Anda. Biasanya cukup
              tiga ketukan: buka, lihat, kirim.
            </Step>
            <Step title="Pembeli memilih">
              Satu penawaran, atau sebagian dari beberapa toko. Pembeli boleh menawar balik, dan
              Anda boleh menerima, menolak, atau memberi harga lain.
            </Step>
            <Step title="Menjadi pesanan">
              Dengan harga yang ditawarkan, dan stoknya disisihkan sejak dipilih. Pesanan langsung
              diproses; bila dibayar dengan transfer, setelah pembayarannya masuk.
            </Step>
          </Part>
          <Part id="rules" title="Yang perlu Anda tahu">
            <Point title="Boleh sebagian">
              Pembeli mencari lima barang dan Anda punya tiga? Tawarkan tiga. Pembeli bisa mengambil
              sisanya dari toko lain.
            </Point>
            <Point title="Boleh diganti">
              Merek lain atau ukuran lain boleh ditawarkan, dengan alasan yang dibaca pembeli.
            </Point>
            <Point title="Satuan dihitungkan">
              Pembeli mencari 480 pcs dan Anda menjual per dus isi 120? Penawaran terisi 4 dus.
            </Point>
            <Point title="Tidak rugi karena salah ketik">
              Tetapkan margin terendah toko. Penawaran di bawahnya tidak bisa dikirim.
            </Point>
            <Point title="Tidak berminat juga boleh">
              Permintaan itu hilang dari daftar Anda. Pembeli tidak diberi tahu.
            </Point>
            <Point title="Belajar dari yang kalah">
              Bila pembeli mengizinkan, Anda melihat kisaran harga pemenangnya.
            </Point>
            <Point title="Tanpa biaya tambahan">
              Menawar itu gratis. Pesanannya dikenai biaya layanan seperti pesanan lain.
            </Point>
          </Part>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <Link
            to="/seller/seller-fee"
            replace
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
          >
            Lihat biaya layanan
          </Link>
          <Link
            to="/seller/buyer-demands"
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
          >
            Buka permintaan pembeli
          </Link>
        </p>
      </div>
    </OpenPage>
  );
}

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

type TextProps = { title: string; children: ReactNode };

/** One thing after the other, along a line. */
const Step = ({ title, children }: TextProps) => (
  <li className="relative pl-6 before:absolute before:top-1.5 before:left-0 before:size-2.5 before:rounded-full before:bg-brand-600 not-last:after:absolute not-last:after:top-5 not-last:after:bottom-[-1.125rem] not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-line-strong">
    <h3 className="font-semibold">{title}</h3>
    <p className="text-sm text-ink-soft">{children}</p>
  </li>
);

const Point = ({ title, children }: TextProps) => (
  <li>
    <h3 className="font-semibold">{title}</h3>
    <p className="text-sm text-ink-soft">{children}</p>
  </li>
);
