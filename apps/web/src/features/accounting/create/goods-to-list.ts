import type { UnregisteredItem } from '@marketplace/contract/accounting-mapping';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { number } from '../../../platform/format/money.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';

/** An item that the catalogue has, and that nothing keeps from being sold here. */
type SellableItem = UnregisteredItem & {
  catalogue: NonNullable<UnregisteredItem['catalogue']>;
};

export const isSellable = (item: UnregisteredItem): item is SellableItem =>
  item.catalogue !== null && !item.catalogue.is_listed && item.catalogue.barrier === null;

/** Why an item cannot be sold here from this page; nothing where it can. */
export function whyNot({ catalogue }: UnregisteredItem): string | undefined {
  if (!catalogue) return 'Barcodenya belum ada di katalog. Usulkan produknya dari halaman Produk.';
  if (catalogue.is_listed) return 'Sudah Anda jual di sini. Pasangkan di halaman Pasangan.';
  return catalogue.barrier?.explanation;
}

/** The price of the unit it would be here, in the words of a price field: Accurate's is of the first unit. */
export function suggestedPrice({ price, units, catalogue }: SellableItem): string {
  const ratio = units.find(({ name }) => name === catalogue.unit_name)?.ratio ?? 1;
  const amount = Math.round(price * ratio);
  return amount > 0 ? number(amount) : '';
}

/** Ticked to be sold here, for what was typed. */
export type GoodToList = { item: SellableItem; price: string };

export const priceProblem = (price: string): string | undefined => {
  const { problem } = readRupiah(price);
  return problem && fieldErrorTable[problem];
};

/** What a call takes of it; all prices are readable by then. */
export const wishOf = ({ item, price }: GoodToList, takes_stock: boolean) => ({
  item_no: item.item_no,
  unit_name: item.catalogue.unit_name,
  product_unit_id: item.catalogue.product_unit_id,
  price: readRupiah(price).amount ?? 0,
  takes_stock,
});

/** As many as one call takes. */
const most = 100;

/** Ticked beside what is: of two items of one barcode the first, since it is sold here once. */
export function withGoods(
  goods: readonly GoodToList[],
  items: readonly UnregisteredItem[],
): readonly GoodToList[] {
  const units = new Set(goods.map(({ item }) => item.catalogue.product_unit_id));
  const added = items.filter(isSellable).flatMap((item) => {
    const { product_unit_id } = item.catalogue;
    if (units.has(product_unit_id)) return [];
    units.add(product_unit_id);
    return [{ item, price: suggestedPrice(item) }];
  });
  return [...goods, ...added].slice(0, most);
}
