import { Package, ReceiptText, Store } from 'lucide-react';

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
        <BrandMark />
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

function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-10" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-white" />
      <path
        d="M7.5 13.2 9.3 8h13.4l1.8 5.2a3 3 0 0 1-5.7.9 3 3 0 0 1-5.6 0 3 3 0 0 1-5.7-.9Z"
        className="fill-deep"
      />
      <path
        d="M10 18.4v5.1c0 .3.2.5.5.5h11c.3 0 .5-.2.5-.5v-5.1"
        fill="none"
        className="stroke-deep"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
