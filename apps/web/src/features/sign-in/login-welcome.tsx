import { Package, ReceiptText, Store } from 'lucide-react';
import { BrandMark } from '../../shared/brand-mark.tsx';

const promises = [
  { icon: ReceiptText, text: 'Pesanan baru langsung terlihat, tanpa memuat ulang.' },
  { icon: Store, text: 'Satu toko atau seribu, dalam satu tempat.' },
  { icon: Package, text: 'Cepat di HP murah, tenang saat sinyal buruk.' },
];

/** Who we are: a line on the phone, a side of the page on a desk. */
export function LoginWelcome() {
  return (
    <div className="flex flex-col justify-end bg-deep px-4 pt-10 pb-6 text-white sm:px-12 md:justify-between md:py-12">
      <div className="flex flex-wrap items-center gap-3">
        <BrandMark isOnDark size="size-10" />
        <span className="text-xl font-bold tracking-tight">Marketplace</span>
      </div>
      <div className="hidden max-w-xl md:block">
        <p className="text-4xl leading-tight font-bold tracking-tight">
          Toko grosir Anda, dari pesanan pertama pagi ini sampai pembukuan nanti malam.
        </p>
        <ul className="mt-8 grid gap-4">
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-deep-soft">
              <Icon aria-hidden className="size-5 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2 text-deep-soft md:text-sm">Pusat penjual untuk toko grosir Indonesia.</p>
    </div>
  );
}
