import { type Company, type Line, type Paper, stockIn, unitOf } from './books.ts';
import { type Answer, type Fields, listOf, numberOf, refused, textOf, well } from './wire.ts';

type Kind = 'invoice' | 'return';

const words = {
  invoice: { name: 'Faktur Penjualan', takes: -1 },
  return: { name: 'Retur Penjualan', takes: 1 },
} as const;

const dayPattern = /^(\d\d)\/(\d\d)\/(\d{4})$/;

function dayOf(text: string): string | undefined {
  const [, day, month, year] = dayPattern.exec(text) ?? [];
  return day ? `${year}${month}${day}` : undefined;
}

/** An invoice takes what it lists out of stock; what comes back is put there again. */
export function savePaper(
  company: Company,
  kind: Kind,
  fields: Fields,
  allowsTwins: boolean,
): Answer {
  const { name, takes } = words[kind];
  const papers = kind === 'invoice' ? company.invoices : company.returns;
  const day = dayOf(textOf(fields.transDate));
  if (!day) return refused('Tanggal tidak tepat');
  if (company.closed_until && day <= company.closed_until)
    return refused(`Tanggal ${textOf(fields.transDate)} berada pada periode yang sudah ditutup`);
  if (!company.customers.has(textOf(fields.customerNo))) return refused('Pelanggan tidak tepat');
  const number = textOf(fields.number);
  if (number && !allowsTwins && papers.some((paper) => paper.number === number))
    return refused(`Nomor ${name} "${number}" sudah digunakan`);
  const given = listOf(fields.detailItem);
  if (given.length === 0) return refused('Rincian Barang harus diisi');
  const lines: { line: Line; pieces: number; warehouse_id: number }[] = [];
  for (const one of given) {
    const item = company.items.get(textOf(one.itemNo));
    if (!item) return refused(`Barang & Jasa tidak tepat (${textOf(one.itemNo)})`);
    if (item.suspended) return refused(`Barang & Jasa "${item.name}" sudah tidak aktif`);
    const unit = unitOf(item, textOf(one.itemUnitName) || (item.units[0]?.name ?? ''));
    if (!unit) return refused(`Satuan "${textOf(one.itemUnitName)}" tidak ada di "${item.name}"`);
    const isStored = item.itemType === 'INVENTORY';
    const warehouse = company.warehouses.find(
      (each) => each.name === textOf(one.warehouseName) && !each.suspended,
    );
    if (isStored && !warehouse) return refused(`Gudang tidak tepat (${textOf(one.warehouseName)})`);
    const quantity = numberOf(one.quantity);
    if (!(quantity > 0)) return refused('Kuantitas tidak tepat');
    lines.push({
      line: {
        itemNo: item.no,
        quantity,
        unitPrice: numberOf(one.unitPrice) || 0,
        itemUnitName: unit.name,
        warehouseName: warehouse?.name ?? '',
      },
      pieces: isStored ? quantity * unit.ratio : 0,
      warehouse_id: warehouse?.id ?? 0,
    });
  }
  for (const { line, pieces, warehouse_id } of lines) {
    const item = company.items.get(line.itemNo);
    if (item && pieces > 0)
      item.stock.set(warehouse_id, stockIn(item, warehouse_id) + takes * pieces);
  }
  company.next_id += 1;
  const cashDiscount = numberOf(fields.cashDiscount) || 0;
  const paper: Paper = {
    id: company.next_id,
    number: number || `${kind === 'invoice' ? 'SI' : 'SR'}.${company.next_id}`,
    transDate: textOf(fields.transDate),
    customerNo: textOf(fields.customerNo),
    description: textOf(fields.description),
    cashDiscount,
    totalAmount:
      lines.reduce((sum, { line }) => sum + line.quantity * line.unitPrice, 0) - cashDiscount,
    detailItem: lines.map(({ line }) => line),
  };
  papers.push(paper);
  return well({ d: [`${name} "${paper.number}" berhasil disimpan`], r: paper });
}

/** Each shelf is made to hold what is said. */
export function saveTargets(company: Company, fields: Fields): Answer {
  const wanted = listOf(fields.detail).map((one) => ({
    item: company.items.get(textOf(one.itemNo)),
    warehouse: company.warehouses.find(
      (each) => each.name === textOf(one.warehouseName) && !each.suspended,
    ),
    target: numberOf(one.targetQuantity),
    no: textOf(one.itemNo),
  }));
  if (wanted.length === 0) return refused('Rincian Barang harus diisi');
  for (const { item, warehouse, target, no } of wanted) {
    if (!item) return refused(`Barang & Jasa tidak tepat (${no})`);
    if (item.suspended) return refused(`Barang & Jasa "${item.name}" sudah tidak aktif`);
    if (!warehouse) return refused('Gudang tidak tepat');
    if (Number.isNaN(target)) return refused('Kuantitas tidak tepat');
  }
  for (const { item, warehouse, target } of wanted) {
    if (!item || !warehouse) continue;
    company.next_id += 1;
    company.adjustments.push({
      id: company.next_id,
      itemNo: item.no,
      warehouse_id: warehouse.id,
      before: stockIn(item, warehouse.id),
      after: target,
    });
    item.stock.set(warehouse.id, target);
  }
  return well({
    d: ['Penyesuaian Persediaan berhasil disimpan'],
    r: { id: company.next_id, number: `IA.${company.next_id}` },
  });
}
