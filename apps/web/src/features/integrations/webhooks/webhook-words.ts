import type {
  DeliveredEvent,
  DeliveryState,
  WebhookEvent,
  WebhookState,
} from '@marketplace/contract/webhook-words';

export const eventWords: Record<DeliveredEvent, string> = {
  'order.created': 'Pesanan baru',
  'order.moved': 'Status pesanan berubah',
  'inventory.changed': 'Stok atau harga berubah',
  'stock.scarce': 'Stok hampir habis',
  'complaint.changed': 'Komplain',
  'demand.changed': 'Permintaan pembeli',
  'payout.changed': 'Pencairan',
  'webhook.test': 'Percobaan',
};

export const eventHints: Record<WebhookEvent, string> = {
  'order.created': 'Begitu pesanan masuk.',
  'order.moved': 'Diterima, dikirim, sampai, ditolak, dibatalkan.',
  'inventory.changed': 'Oleh siapa pun: pesanan, orang, impor.',
  'stock.scarce': 'Saat produk mulai habis.',
  'complaint.changed': 'Baru, dijawab, diputuskan.',
  'demand.changed': 'Permintaan yang cocok dengan produk Anda.',
  'payout.changed': 'Dijadwalkan, dikirim, sampai, gagal.',
};

type Tone = 'brand' | 'neutral' | 'wrong' | 'soon';

export const stateWords: Record<WebhookState, { label: string; tone: Tone }> = {
  ACTIVE: { label: 'Berjalan', tone: 'brand' },
  PAUSED: { label: 'Dijeda', tone: 'neutral' },
  STOPPED: { label: 'Kami hentikan', tone: 'wrong' },
};

export const deliveryWords: Record<DeliveryState, { label: string; tone: Tone }> = {
  WAITING: { label: 'Menunggu', tone: 'soon' },
  DELIVERED: { label: 'Sampai', tone: 'brand' },
  FAILED: { label: 'Gagal', tone: 'wrong' },
};

const troubles: Record<string, string> = {
  'not at all': 'tidak dapat dihubungi',
  'too late': 'tidak menjawab dalam 10 detik',
  'leads inside': 'alamatnya menuju jaringan dalam',
};

/** What came of a try, as an owner would say it. */
export const troubleWords = (trouble: string | null): string =>
  trouble === null ? 'diterima' : (troubles[trouble] ?? `menjawab ${trouble}`);
