import { goodsRows } from '@marketplace/contract/invoice-words';
import { addressOf } from '@marketplace/contract/written-address';
import type { Block } from '../../../platform/exports/pdf-blocks.ts';
import { types } from '../../../platform/exports/pdf-pen.ts';
import { amount, barcode, blank, rule, sides, text } from '../../../platform/exports/pdf-slips.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import { paymentStatusWords } from '../export/order-file-columns.ts';
import type { PaperOrder } from '../invoices/paper-orders.sql.ts';
import { paymentWords, phoneOf } from './paper-words.ts';

/** For the roll of a till, 58 or 80 mm wide. */
export function receipt(order: PaperOrder): { title: string; blocks: Block[] } {
  const { seller, buyer } = order;
  return {
    title: `Struk ${order.order_number}`,
    blocks: [
      text(seller.name, types.strong, { align: 'centre', most: 4 }),
      text(addressOf(seller), types.small, { align: 'centre', most: 4 }),
      text(phoneOf(seller), types.small, { align: 'centre' }),
      rule,
      text(order.order_number, types.small),
      text(formatInstant(order.ordered_at, order.time_zone), types.small),
      text(`Pembeli: ${buyer.name}`, types.small, { most: 4 }),
      rule,
      ...order.lines.flatMap(({ discount = 0, ...line }) => [
        text(line.product_name, types.small, { most: 4 }),
        sides(
          `${line.quantity} ${line.uom_name} x ${rupiah(line.unit_price)}`,
          rupiah(line.line_total + discount),
          types.small,
        ),
        ...(discount > 0 ? [sides('Diskon', rupiah(-discount), types.small)] : []),
      ]),
      rule,
      ...goodsRows(order).map(([name, value]) => amount(name, value, types.small)),
      amount('Ongkos kirim', order.shipping_fee, types.small),
      amount('Total', order.total_amount, types.strong),
      sides(paymentWords(order), paymentStatusWords[order.payment_status], types.small),
      blank(),
      barcode(order.order_number, 30),
      blank(),
      text('Terima kasih', types.small, { align: 'centre' }),
    ],
  };
}
