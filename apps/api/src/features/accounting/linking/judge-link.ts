import type { LinkBarrierRow } from '@marketplace/contract/accounting-mapping';
import type { LinkBarrier } from '@marketplace/contract/accounting-words';
import type { TheirUnit } from '../accurate/their-books.ts';
import { contentIn, isPackOfSeveral, isPiece } from './unit-words.ts';

export type OurUnit = {
  inventory_id: string;
  variant_id: string;
  uom_name: string;
  pieces: number;
};
export type TheirGoods = {
  item_no: string;
  name: string;
  units: readonly TheirUnit[];
  is_suspended: boolean;
};

/** What is linked already and could be in the way. */
export type Linked = {
  /** The item of a product, and how many pieces its first unit is. */
  shelfOf: (variant_id: string) => { item_no: string; pieces: number } | undefined;
  variantOf: (item_no: string) => string | undefined;
  inventoryOf: (item_no: string, unit_name: string) => string | undefined;
};

type Fitting = { unit_name: string; unit_ratio: number; pieces_of_first: number };
export type Judgement = Fitting | { barrier: LinkBarrierRow };

const stop = (code: LinkBarrier, explanation: string): Judgement => ({
  barrier: { code, explanation },
});

/** Whether a listing can be a unit of an item: a carton of 40 is none of 24, whatever it is called. */
export function judgeLink(
  ours: OurUnit,
  item: TheirGoods,
  unit_name: string,
  linked: Linked,
): Judgement {
  const unit = item.units.find(({ name }) => name.toLowerCase() === unit_name.toLowerCase());
  const first = item.units[0];
  if (item.is_suspended) return stop('ITEM_SUSPENDED', `${item.name} tidak aktif di Accurate.`);
  if (!unit || !first)
    return stop('UNIT_UNKNOWN', `${item.name} tidak punya satuan ${unit_name} di Accurate.`);
  const here = `1 ${ours.uom_name} di sini berisi ${ours.pieces} pcs`;
  const there = `1 ${unit.name} di Accurate berisi ${unit.ratio} ${first.name}`;
  const mismatch = () => stop('UNIT_MISMATCH', `${here}, sedangkan ${there}.`);
  if (!Number.isInteger(unit.ratio) || ours.pieces % unit.ratio !== 0) return mismatch();
  const pieces_of_first = ours.pieces / unit.ratio;
  if (isPiece(first.name) && pieces_of_first !== 1) return mismatch();
  // Of an item that is counted in cartons alone a piece is no unit, however few there are.
  if (pieces_of_first === 1 && isPackOfSeveral(first.name) && isPiece(ours.uom_name))
    return stop(
      'UNIT_MISMATCH',
      `${here}, sedangkan ${item.name} di Accurate dihitung per ${first.name}.`,
    );
  const said = isPiece(first.name) ? undefined : contentIn(item.name);
  if (said !== undefined && said !== pieces_of_first)
    return stop(
      'UNIT_MISMATCH',
      `${here}, sedangkan nama barang di Accurate menyebut isi ${said}.`,
    );
  const shelf = linked.shelfOf(ours.variant_id);
  if (shelf && shelf.item_no !== item.item_no)
    return stop('OTHER_ITEM', 'Satuan lain dari produk ini sudah dipasangkan ke barang lain.');
  if (shelf && shelf.pieces !== pieces_of_first) return mismatch();
  const variant = linked.variantOf(item.item_no);
  if (variant !== undefined && variant !== ours.variant_id)
    return stop('UNIT_TAKEN', `${item.name} sudah dipasangkan ke produk lain.`);
  const other = linked.inventoryOf(item.item_no, unit.name);
  if (other !== undefined && other !== ours.inventory_id)
    return stop('UNIT_TAKEN', `Satuan ${unit.name} dari ${item.name} sudah dipasangkan.`);
  return { unit_name: unit.name, unit_ratio: unit.ratio, pieces_of_first };
}
