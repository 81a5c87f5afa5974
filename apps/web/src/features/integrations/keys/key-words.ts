import { type KeyScope, keyLives } from '@marketplace/contract/api-key-scopes';
import type { ApiKey } from '@marketplace/contract/api-keys';

export const scopeWords: Record<KeyScope, { label: string; hint: string }> = {
  'orders.read': { label: 'Baca pesanan', hint: 'Daftar, rincian, komplain, permintaan pembeli.' },
  'orders.write': {
    label: 'Ubah pesanan',
    hint: 'Terima, tolak, kirim, selesaikan, tulis catatan.',
  },
  'inventory.read': { label: 'Baca produk', hint: 'Produk, harga, dan stok.' },
  'inventory.write': { label: 'Ubah produk', hint: 'Stok, harga, dan status jual.' },
  'store.read': { label: 'Baca toko dan uang', hint: 'Profil toko, saldo, mutasi, pencairan.' },
};

export const lifeItems = keyLives.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 tahun' : `${days} hari`,
}));

export const stateWords: Record<
  ApiKey['state'],
  { label: string; tone: 'brand' | 'neutral' | 'wrong' }
> = {
  ACTIVE: { label: 'Berlaku', tone: 'brand' },
  EXPIRED: { label: 'Berakhir', tone: 'neutral' },
  REVOKED: { label: 'Dicabut', tone: 'neutral' },
};
