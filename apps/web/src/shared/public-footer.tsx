import { Link } from '@tanstack/react-router';

/** Every page that anybody may read, as the foot of each names them. */
const groups = [
  {
    title: 'Berjualan',
    pages: [
      { to: '/seller/register', label: 'Daftar jadi penjual' },
      { to: '/seller/seller-fee', label: 'Biaya layanan' },
      { to: '/seller/payment-info', label: 'Kapan uang masuk' },
      { to: '/about-buyers-demand', label: 'Permintaan pembeli' },
    ],
  },
  {
    title: 'Pengiriman',
    pages: [
      { to: '/seller/buyer-pickup', label: 'Ambil sendiri', isRead: true },
      { to: '/about-glog-same-day', label: 'GLog Same Day', isRead: true },
    ],
  },
  {
    title: 'Bantuan',
    pages: [
      { to: '/seller/faq', label: 'Pertanyaan umum', isRead: true },
      { to: '/seller/login/cant-login', label: 'Tidak bisa masuk' },
    ],
  },
  {
    title: 'Ketentuan',
    pages: [
      { to: '/privacy', label: 'Privasi', isRead: true },
      { to: '/terms', label: 'Syarat dan ketentuan', isRead: true },
    ],
  },
] as const;

/** What is only read is opened without the application by who is not inside of it. */
export const PublicFooter = ({ isInside }: { isInside: boolean }) => (
  <footer className="border-t border-line bg-surface">
    <nav
      aria-label="Halaman untuk semua orang"
      className="mx-auto grid max-w-5xl grid-cols-2 gap-x-4 gap-y-6 px-4 py-8 md:grid-cols-4 md:px-8"
    >
      {groups.map(({ title, pages }) => (
        <div key={title}>
          <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
          <ul>
            {pages.map(({ to, label, ...page }) => (
              <li key={to}>
                <Link
                  to={to}
                  reloadDocument={'isRead' in page && !isInside}
                  className="flex min-h-11 items-center text-sm hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  </footer>
);
