import { createFileRoute } from '@tanstack/react-router';
import { OpenPage } from '../../../shared/open-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FeeCalculator } from './fee-calculator.tsx';
import { RateTable } from './rate-table.tsx';
import { WithRates } from './with-rates.tsx';

export const Route = createFileRoute('/_public/seller/seller-fee')({ component: SellerFeeScreen });

/** What the marketplace charges, and what is left of a price. */
function SellerFeeScreen() {
  return (
    <OpenPage
      title="Biaya layanan"
      lead="Biaya dihitung dari harga barang pada pesanan yang selesai. Ongkos kirim tidak dikenai biaya."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-10">
        <div className="md:sticky md:top-8 md:order-last">
          <FeeCalculator />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div>
            <h2 className="mb-3 text-lg font-semibold">Tarif per kategori</h2>
            <WithRates pending={<RatesPending />}>
              {({ fees }) => <RateTable fees={fees} />}
            </WithRates>
          </div>
          <Reckoning />
        </div>
      </div>
    </OpenPage>
  );
}

const steps = [
  [
    'Dasarnya harga barang',
    'Setelah diskon dan pengembalian, tanpa ongkos kirim. Pesanan yang batal, ditolak, atau kedaluwarsa tidak dikenai biaya.',
  ],
  [
    'Dikali tarif kategorinya',
    'Tarif dicatat saat barang dipesan. Perubahan tarif tidak mengubah pesanan yang sudah ada.',
  ],
  [
    'Dibulatkan sekali per barang',
    'Setengah rupiah ke atas menjadi satu rupiah, di bawahnya dihilangkan. Biaya pesanan adalah jumlah biaya semua barangnya.',
  ],
  [
    'Ditambah PPN',
    'PPN 12% dari 11/12 biaya, yaitu 11% dari biaya, dibulatkan dengan cara yang sama.',
  ],
  [
    'Barang yang dikembalikan tidak dikenai biaya',
    'Bila pembeli mendapat uangnya kembali, biaya untuk bagian itu juga kembali ke Anda.',
  ],
] as const;

/** In words, for who does not want to believe a number. */
const Reckoning = () => (
  <section aria-labelledby="reckoning">
    <h2 id="reckoning" className="mb-3 text-lg font-semibold">
      Cara menghitungnya
    </h2>
    <Card isFlush>
      <ol className="divide-y divide-line">
        {steps.map(([title, text], place) => (
          <li key={title} className="flex gap-3 px-4 py-3">
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-50 text-sm font-bold text-brand-700"
            >
              {place + 1}
            </span>
            <span className="min-w-0 pt-0.5">
              <b className="block font-semibold">{title}</b>
              <span className="text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  </section>
);

const RatesPending = () => (
  <div role="status" aria-label="Memuat tarif">
    <Skeleton className="h-96 w-full rounded-lg" />
    <noscript>
      <p className="mt-3 text-ink-soft">
        Nyalakan JavaScript di browser Anda untuk melihat tarif yang berlaku.
      </p>
    </noscript>
  </div>
);
