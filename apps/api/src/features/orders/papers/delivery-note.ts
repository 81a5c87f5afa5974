import { addressOf } from '@marketplace/contract/written-address';
import {
  type Block,
  heading,
  note,
  pairs,
  type TableColumn,
  table,
} from '../../../platform/exports/pdf-blocks.ts';
import { barcode, blank, signatures } from '../../../platform/exports/pdf-slips.ts';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import type { PaperOrder } from '../invoices/paper-orders.sql.ts';
import { collectsCash, phoneOf, unitWords } from './paper-words.ts';

type Line = PaperOrder['lines'][number];

const columns: readonly TableColumn<Line>[] = [
  { header: 'Barang', kind: 'text', share: 10, value: (line) => line.product_name },
  { header: 'Jumlah', kind: 'number', share: 2, value: (line) => line.quantity },
  { header: 'Satuan', kind: 'text', share: 4, value: unitWords },
  { header: 'Diterima', kind: 'text', share: 3, value: () => '' },
];

/** What travels with the goods and comes back signed: no prices on it. */
export function deliveryNote(order: PaperOrder): { title: string; blocks: Block[] } {
  const { seller, buyer, shipment } = order;
  const title = `Surat jalan ${order.order_number}`;
  return {
    title,
    blocks: [
      heading('Surat jalan', order.order_number),
      pairs([
        ['Dipesan', formatInstant(order.ordered_at, order.time_zone)],
        ['Pengirim', `${seller.name}, ${addressOf(seller)} · ${phoneOf(seller)}`],
        ['Penerima', buyer.name],
        ['Alamat', `${addressOf(buyer)} · ${phoneOf(buyer)}`],
        ...(order.driver_note ? [['Petunjuk', order.driver_note] as const] : []),
        ...(order.buyer_note ? [['Catatan pembeli', order.buyer_note] as const] : []),
        ['Pengemudi', shipment ? carrierOf(shipment) : ''],
      ]),
      table(columns, order.lines),
      ...(collectsCash(order)
        ? [note('Bayar di tempat: pengemudi menerima uang saat barang diserahkan.')]
        : []),
      blank(),
      signatures('Pengirim', 'Pengemudi', 'Penerima'),
      blank(14),
      barcode(order.order_number),
    ],
  };
}

const carrierOf = ({
  courier_name,
  plate_number,
  tracking_number,
}: NonNullable<PaperOrder['shipment']>) =>
  [courier_name, plate_number, tracking_number].filter(Boolean).join(' · ');
