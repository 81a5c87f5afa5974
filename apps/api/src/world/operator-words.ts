import type { Database } from '../platform/db/handle.ts';
import { copyRows } from './copy-text.ts';
import type { World } from './world.ts';

const day = 86_400_000;

/** What the operator has said to stores lately. */
export async function fillOperatorWords(database: Database, { now, stores }: World): Promise<void> {
  const saidAt = new Date(now - 2 * day).toISOString();
  const until = new Date(now + 30 * day).toISOString();
  await copyRows(
    database,
    'banners',
    ['id', 'type', 'title', 'text', 'link', 'dismissible', 'expires_at', 'created_at'],
    [
      [
        1,
        'important',
        'Atur ongkos kirim Anda',
        'Tentukan ke kota mana kurir toko mengantar, berapa ongkosnya, dan mulai dari belanja berapa.',
        '/seller/store?section=ongkir',
        true,
        until,
        saidAt,
      ],
    ],
  );
  await copyRows(
    database,
    'notices',
    ['hash', 'type', 'text', 'link', 'expires_at', 'created_at'],
    [
      [
        '5f1c0de2a97b4e38',
        'default',
        'Pemeliharaan sistem Minggu dini hari pukul 01.00 sampai 02.00 WIB. Pesanan tetap tersimpan.',
        null,
        until,
        saidAt,
      ],
    ],
  );
  await copyRows(
    database,
    'content_cards',
    [
      'id',
      'store_id',
      'category',
      'title',
      'description',
      'url',
      'link_text',
      'image_url',
      'pinned',
      'expires_at',
      'created_at',
    ],
    cards(stores[0]?.id ?? null).map((card, index) => [index + 1, ...card, until, saidAt]),
  );
  const doubted = stores[1];
  if (!doubted) return;
  await copyRows(
    database,
    'address_reports',
    ['store_id', 'id', 'text', 'created_at'],
    [
      [
        doubted.id,
        1,
        'Kurir tidak menemukan nomor ruko di alamat ini. Mohon periksa lagi.',
        saidAt,
      ],
    ],
  );
}

const cards = (store_id: number | null) =>
  [
    [
      null,
      'TRANSACTION',
      'Terima pesanan lebih cepat',
      'Pembeli kembali ke toko yang cepat menjawab. Bunyi pesanan baru dapat dinyalakan di Lainnya.',
      '/seller/orders?status=NEW',
      'Lihat pesanan baru',
      '/cards/orders.svg',
      true,
    ],
    [
      null,
      'STORE_MANAGEMENT',
      'Hari libur toko',
      'Tutup toko dari jauh hari untuk Lebaran dan libur panjang. Pembeli melihat kapan Anda buka lagi.',
      '/seller/store?section=libur',
      'Atur hari libur',
      '/cards/calendar.svg',
      false,
    ],
    [
      null,
      'PROMOTION',
      'Pekan Grosir Akhir Tahun',
      'Stok kebutuhan akhir tahun mulai dicari pembeli. Pastikan harga dan stok Anda sudah benar.',
      null,
      null,
      '/cards/sale.svg',
      false,
    ],
    [
      store_id,
      'STORE_MANAGEMENT',
      'Lengkapi wilayah antar',
      'Toko ini belum mengantar ke semua kota di sekitarnya. Tambahkan kota dan ongkosnya.',
      '/seller/store?section=ongkir',
      'Tambah kota',
      null,
      false,
    ],
  ] as const;
