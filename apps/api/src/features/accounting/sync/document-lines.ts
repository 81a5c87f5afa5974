import type { TheirDocument, TheirLine } from '../accurate/their-books.ts';
import type { Document, SoldLine } from './documents.sql.ts';

export type Service = { item_no: string; name: string };
const shippingService: Service = { item_no: 'MP-ONGKIR', name: 'Ongkos kirim marketplace' };
const refundService: Service = {
  item_no: 'MP-KEMBALI',
  name: 'Pengembalian dana marketplace',
};

type InWay = { reason: 'UNLINKED' | 'UNIT' | 'ITEM_GONE'; line: SoldLine; words: string };

/** Why a line cannot be written into their books as it was sold. */
export function inWayOf(line: SoldLine): InWay | undefined {
  const name = `${line.product_name} (${line.uom_name})`;
  if (line.item_no === null)
    return { reason: 'UNLINKED', line, words: `${name} belum dipasangkan.` };
  if (line.units === null)
    return {
      reason: 'ITEM_GONE',
      line,
      words: `Barang ${line.item_no} untuk ${name} tidak ada lagi.`,
    };
  const unit = line.units.find((each) => each.name.toLowerCase() === line.unit_name?.toLowerCase());
  if (unit?.ratio === line.unit_ratio) return undefined;
  return {
    reason: 'UNIT',
    line,
    words: unit
      ? `1 ${unit.name} dari ${line.item_no} sekarang berisi ${unit.ratio}, dulu ${line.unit_ratio}.`
      : `${line.item_no} tidak lagi punya satuan ${line.unit_name}.`,
  };
}

const theirDay = (day: string) => day.split('-').reverse().join('/');

const goodsLine = (line: SoldLine, warehouse_name: string): TheirLine => ({
  itemNo: line.item_no ?? '',
  quantity: line.quantity,
  unitPrice: line.unit_price,
  itemUnitName: line.unit_name ?? '',
  warehouseName: warehouse_name,
});

const serviceLine = ({ item_no }: Service, amount: number, warehouse_name: string): TheirLine => ({
  itemNo: item_no,
  quantity: 1,
  unitPrice: amount,
  itemUnitName: 'PCS',
  warehouseName: warehouse_name,
});

type Written = { document: TheirDocument; services: Service[] };

const headOf = (document: Document, customerNo: string) => ({
  number: document.number,
  transDate: theirDay(document.dates_today ? document.today : document.day),
  customerNo,
});

/** What buyers paid: goods and delivery, less what was taken off. */
export function invoiceFor(
  document: Document,
  lines: readonly SoldLine[],
  sums: { shipping: number; total: number; orders: string },
  { customer_no, warehouse_name }: { customer_no: string; warehouse_name: string },
): Written {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const services = sums.shipping > 0 ? [shippingService] : [];
  return {
    services,
    document: {
      ...headOf(document, customer_no),
      description: `Marketplace ${sums.orders}`,
      cashDiscount: Math.max(0, goods + sums.shipping - sums.total),
      detailItem: [
        ...lines.map((line) => goodsLine(line, warehouse_name)),
        ...services.map((service) => serviceLine(service, sums.shipping, warehouse_name)),
      ],
    },
  };
}

/** What came back to the shelf at what was given back for it; the rest of the money is no goods. */
export function returnFor(
  document: Document,
  lines: readonly SoldLine[],
  { customer_no, warehouse_name }: { customer_no: string; warehouse_name: string },
): Written {
  const goods = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const rest = document.total - goods;
  const services = rest > 0 ? [refundService] : [];
  return {
    services,
    document: {
      ...headOf(document, customer_no),
      description: `Pengembalian ${document.number}`,
      cashDiscount: 0,
      detailItem: [
        ...lines.map((line) => goodsLine(line, warehouse_name)),
        ...services.map((service) => serviceLine(service, rest, warehouse_name)),
      ],
    },
  };
}
