import type { Company, Item } from './books.ts';
import { type Fields, listOf, numberOf, textOf } from './wire.ts';

type Saved = { s: true; d: string[]; r: Fields } | { s: false; d: string[] };

const no = (...d: string[]): Saved => ({ s: false, d });

const kindsOfItem = ['INVENTORY', 'NON_INVENTORY', 'SERVICE', 'GROUP', 'PRODUCTION_COST'];

/** A new item, or with `id` another form of one there is. */
export function saveItem(company: Company, fields: Fields): Saved {
  const id = textOf(fields.id);
  const known = [...company.items.values()].find((item) => String(item.id) === id);
  if (id && !known) return no('Barang & Jasa tidak tepat');
  if (known) {
    if (textOf(fields.name)) known.name = textOf(fields.name);
    if (textOf(fields.upcNo)) known.upcNo = textOf(fields.upcNo);
    return { s: true, d: [`Barang & Jasa "${known.name}" berhasil disimpan`], r: shown(known) };
  }
  const name = textOf(fields.name);
  if (!name) return no('Nama Barang harus diisi');
  if (!kindsOfItem.includes(textOf(fields.itemType))) return no('Tipe Barang tidak tepat');
  const given = textOf(fields.no);
  if (given && company.items.has(given)) return no(`Kode Barang "${given}" sudah digunakan`);
  const units = [1, 2, 3, 4, 5].flatMap((place) => {
    const unit = textOf(fields[`unit${place}Name`]);
    if (!unit) return [];
    return [{ name: unit, ratio: place === 1 ? 1 : numberOf(fields[`ratio${place}`]) }];
  });
  if (units.length === 0) return no('Satuan Barang harus diisi');
  if (units.some(({ ratio }) => !(ratio >= 1))) return no('Rasio satuan tidak tepat');
  if (new Set(units.map((unit) => unit.name.toLowerCase())).size < units.length)
    return no('Satuan tidak boleh sama');
  company.next_id += 1;
  const made: Item = {
    id: company.next_id,
    no: given || `MP${company.next_id}`,
    name,
    itemType: textOf(fields.itemType),
    upcNo: textOf(fields.upcNo),
    itemCategoryName: textOf(fields.itemCategoryName) || 'Umum',
    unitPrice: numberOf(fields.unitPrice) || 0,
    suspended: false,
    units,
    stock: new Map(),
  };
  company.items.set(made.no, made);
  for (const unit of units) if (!company.units.includes(unit.name)) company.units.push(unit.name);
  return { s: true, d: [`Barang & Jasa "${name}" berhasil disimpan`], r: shown(made) };
}

const mostInBulk = 100;

export function saveItems(company: Company, fields: Fields): object {
  const all = listOf(fields.data);
  if (all.length === 0 || all.length > mostInBulk)
    return { s: false, d: [`Jumlah data harus 1 sampai ${mostInBulk}`] };
  const each = all.map((one) => saveItem(company, one));
  return { s: each.every(({ s }) => s), d: each };
}

/** As it is listed: units side by side, and no stock. */
export const shown = (item: Item) => ({
  id: item.id,
  no: item.no,
  name: item.name,
  itemType: item.itemType,
  upcNo: item.upcNo,
  unitPrice: item.unitPrice,
  suspended: item.suspended,
  itemCategory: { name: item.itemCategoryName },
  ...Object.fromEntries(item.units.map((unit, at) => [`unit${at + 1}Name`, unit.name])),
  ...Object.fromEntries(item.units.slice(1).map((unit, at) => [`ratio${at + 2}`, unit.ratio])),
});
