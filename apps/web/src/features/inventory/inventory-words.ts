import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number, rupiah } from '../../platform/format/money.ts';

type Unit = Pick<InventoryRow, 'uom_name' | 'base_quantity'>;

/** Dus isi 40; a piece is just what it is called. */
export const unitWords = ({ uom_name, base_quantity }: Unit): string =>
  base_quantity === 1 ? uom_name : `${uom_name} isi ${number(base_quantity)}`;

/** Kecap Manis, Pouch: the variant where there are several. */
export const listingName = ({
  product_name,
  variant_name,
}: Pick<InventoryRow, 'product_name' | 'variant_name'>): string =>
  variant_name ? `${product_name} ${variant_name}` : product_name;

export const stockWords = ({ stock, uom_name }: Pick<InventoryRow, 'stock' | 'uom_name'>): string =>
  `${number(stock)} ${uom_name.toLowerCase()}`;

type Shelf = Pick<InventoryRow, 'stock' | 'available' | 'stock_level'>;

/** A shelf that orders have emptied is full to the eye: what runs out is what nobody has ordered yet. */
export const freeWords = ({ stock, available, stock_level }: Shelf): string | undefined =>
  stock_level !== 'ENOUGH' && available < stock
    ? `(${number(available)} belum dipesan)`
    : undefined;

/** What one piece of it costs, where it holds several. */
export const pieceWords = (price: number, { base_quantity }: Unit): string | undefined =>
  base_quantity > 1 ? `${rupiah(Math.round(price / base_quantity))}/pcs` : undefined;

export const levelWords = {
  NONE: { label: 'Habis', tone: 'wrong' },
  LOW: { label: 'Menipis', tone: 'soon' },
} as const;
