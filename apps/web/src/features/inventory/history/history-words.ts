import type { InventoryChange } from '@marketplace/contract/inventory-list';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';

const titles: Record<InventoryChange['kind'], string> = {
  CREATED: 'Mulai dijual',
  PRICE: 'Harga',
  COST_PRICE: 'Harga modal',
  PRICE_TIERS: 'Harga grosir',
  MINIMUM_ORDER: 'Minimum pesanan',
  LOW_STOCK_LEVEL: 'Batas stok menipis',
  STATE: 'Dijual',
  EXPIRY: 'Kedaluwarsa',
  STOCK: 'Stok',
};

/** Harga, Pouch dus: the unit and variant where the history is of several. */
export const changeTitle = ({ kind, variant_name, uom_name }: InventoryChange): string =>
  [titles[kind], [variant_name, uom_name?.toLowerCase()].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

type Value = InventoryChange['after'];

function valueWords(kind: InventoryChange['kind'], value: Value): string {
  if (value === null) return 'kosong';
  if (kind === 'EXPIRY' && typeof value === 'string') return dayWords(value);
  if (typeof value === 'string') return value === 'ACTIVE' ? 'dijual' : 'tidak dijual';
  if (typeof value !== 'number')
    return (
      value.map(({ min_qty, price }) => `${number(min_qty)}+ ${rupiah(price)}`).join(', ') ||
      'tanpa harga grosir'
    );
  if (kind === 'PRICE' || kind === 'COST_PRICE' || kind === 'CREATED') return rupiah(value);
  return kind === 'MINIMUM_ORDER' ? number(value) : `${number(value)} pcs`;
}

/** Rp 110.000 menjadi Rp 112.000; stock with its difference. */
export function changeWords({ kind, before, after }: InventoryChange): string {
  const now = valueWords(kind, after);
  if (kind === 'CREATED') return now;
  if (kind === 'STOCK' && typeof before === 'number' && typeof after === 'number') {
    const difference = after - before;
    const signed = `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`;
    return `${signed} pcs, menjadi ${now}`;
  }
  return `${valueWords(kind, before)} menjadi ${now}`;
}

const sources: Record<InventoryChange['source'], string> = {
  SCREEN: 'di aplikasi',
  BULK: 'ubah sekaligus',
  IMPORT: 'impor berkas',
  STOCK_TAKE: 'stok opname',
  COPY: 'disalin dari toko lain',
  RULE: 'usulan aturan harga',
  ORDER: 'oleh pesanan',
  ACCOUNTING: 'dari pembukuan',
};

export const sourceWords = ({ source, user_name, order_number }: InventoryChange): string =>
  source === 'ORDER' && order_number
    ? `Pesanan #${order_number}`
    : [user_name, sources[source]].filter(Boolean).join(', ');
