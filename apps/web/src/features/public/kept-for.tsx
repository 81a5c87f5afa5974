import type { LiveFacts } from '@marketplace/contract/help-words';

type Row = readonly [what: string, howLong: string];

/** As the program deletes; what it does not delete by itself says why. */
const rowsOf = (facts: LiveFacts): readonly Row[] => [
  ['Akun, toko, dan peran', 'Selama akun dipakai, sampai Anda meminta dihapus'],
  ['Foto dokumen saat toko didaftarkan', 'Selama toko ada, sampai Anda meminta dihapus'],
  [
    'Pesanan, faktur, komplain, dan catatan uang',
    'Tidak dihapus sendiri: diperlukan untuk pembukuan dan pajak',
  ],
  [
    'Tanda masuk',
    `Tidak berlaku setelah ${facts.login_idle_days} tanpa dipakai, terhapus setelah ${facts.keep_login_days}`,
  ],
  ['Alamat internet saat masuk', facts.keep_places_days],
  ['Kode sekali pakai dan percobaan kata sandi', facts.keep_code_days],
  ['Pemakaian halaman', facts.keep_usage_days],
  ['Laporan galat', facts.keep_error_days],
  ['Notifikasi', facts.keep_notification_days],
  ['WhatsApp, SMS, dan email yang kami kirim', `${facts.keep_message_days} setelah terkirim`],
  ['Chat dan laporan', facts.keep_chat_years],
  ['Tautan kurir dan yang dicatat kurir', `${facts.keep_trip_days} setelah perjalanan berakhir`],
  ['Foto yang tidak jadi dipakai', facts.keep_upload_hours],
  ['Undangan staf', `${facts.invitation_days}, lalu terhapus`],
];

/** What is kept, and how long. */
export const KeptFor = ({ facts }: { facts: LiveFacts }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
    {rowsOf(facts).map(([what, howLong]) => (
      <div
        key={what}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line pt-3 first:border-t-0 first:pt-0 sm:grid-cols-2"
      >
        <dt className="font-semibold">{what}</dt>
        <dd className="text-ink-soft">{howLong}</dd>
      </div>
    ))}
  </dl>
);
