import { addressOf } from '@marketplace/contract/written-address';
import type { Block } from '../../../platform/exports/pdf-blocks.ts';
import { types } from '../../../platform/exports/pdf-pen.ts';
import { amount, barcode, blank, rule, text } from '../../../platform/exports/pdf-slips.ts';
import type { PaperOrder } from '../invoices/paper-orders.sql.ts';
import { collectsCash, phoneOf } from './paper-words.ts';

/** To be stuck on the goods: whom they are for, and what the driver has to collect. */
export function label(order: PaperOrder): { title: string; blocks: Block[] } {
  const { seller, buyer } = order;
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: `Label ${order.order_number}`,
    blocks: [
      barcode(order.order_number, 48),
      blank(),
      text('Kepada', types.small),
      text(buyer.name, types.large, { most: 3 }),
      text(addressOf(buyer), types.body, { most: 5 }),
      text(phoneOf(buyer), types.strong),
      ...(order.driver_note ? [text(order.driver_note, types.small, { most: 3 })] : []),
      rule,
      text('Dari', types.small),
      text(seller.name, types.strong, { most: 2 }),
      text(addressOf(seller), types.small, { most: 2 }),
      text(phoneOf(seller), types.small),
      rule,
      text(`${order.lines.length} barang, ${units} satuan`, types.body),
      collectsCash(order)
        ? amount('TAGIH COD', order.total_amount, types.strong)
        : text(order.payment_status === 'PAID' ? 'LUNAS' : 'Tidak menagih', types.strong),
    ],
  };
}
