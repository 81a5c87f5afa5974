import type { InvoiceContent } from '@marketplace/contract/invoice';
import type { PaperOrder } from '../invoices/paper-orders.sql.ts';

type Party = Omit<InvoiceContent['seller'], 'name'>;

export const phoneOf = ({ phone_number }: Party): string => phone_number ?? '-';

export const paymentWords = ({
  payment_method,
  term_days,
}: Pick<InvoiceContent, 'payment_method' | 'term_days'>): string =>
  payment_method === 'TERM' ? `Tempo ${term_days} hari` : methods[payment_method];

const methods = { TRANSFER: 'Transfer', COD: 'Bayar di tempat (COD)' } as const;

/** Whether whoever hands the goods over has to take money for them. */
export const collectsCash = ({
  payment_method,
  payment_status,
  fulfilment_status,
}: Pick<PaperOrder, 'payment_method' | 'payment_status' | 'fulfilment_status'>): boolean =>
  payment_method === 'COD' && payment_status === 'UNPAID' && !wasHandedOver.has(fulfilment_status);

const wasHandedOver: ReadonlySet<string> = new Set(['DELIVERED', 'IN_COMPLAINT', 'COMPLETED']);

type Line = Pick<InvoiceContent['lines'][number], 'uom_name' | 'base_quantity'>;

/** Dus (isi 40), and Pcs as it is. */
export const unitWords = ({ uom_name, base_quantity }: Line): string =>
  base_quantity > 1 ? `${uom_name} (isi ${base_quantity})` : uom_name;
