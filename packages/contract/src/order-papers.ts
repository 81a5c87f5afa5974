import { z } from 'zod';
import { anyone, asSeller, endpoint } from './endpoint.ts';
import { id, instant, queryList, says } from './fields.ts';
import { invoice } from './invoice.ts';
import { choice, ofOrder, someOrder } from './order-row.ts';
import { mostPapers, paperKinds } from './paper-kinds.ts';

const invoiceDetail = endpoint({
  method: 'GET',
  path: '/api/orders/invoice-detail',
  doc: 'The invoice of an order: numbered when the goods leave the store, and kept as it was then; a pro forma from the acceptance until then. `format=pdf` gives the file.',
  access: asSeller('order', 'VIEW', ofOrder),
  query: z.strictObject({ ...someOrder, format: choice(['json', 'pdf']).default('json') }),
  response: z.object({ invoice }),
  errors: ['order_not_found', 'invoice_unavailable'],
  gives_file: true,
});

const papers = endpoint({
  method: 'GET',
  path: '/api/orders/seller/papers',
  doc: 'One kind of paper for up to 200 orders of a store, as one PDF. Orders that came to nothing are left out, but for their invoices.',
  access: asSeller('order', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({
    store_id: id,
    kind: choice(paperKinds),
    order_ids: queryList(id, mostPapers).refine((ids) => ids.length > 0, says('required')),
  }),
  response: z.unknown(),
  errors: ['order_not_found', 'invoice_unavailable', 'papers_unavailable'],
  gives_file: true,
});

const invoiceLink = endpoint({
  method: 'GET',
  path: '/api/orders/seller/invoice-link',
  doc: 'An address of the invoice as PDF that a buyer can open without a login, for seven days, and words to send with it.',
  access: asSeller('order', 'VIEW', ofOrder),
  query: z.strictObject(someOrder),
  response: z.object({ url: z.string(), expires_at: instant, text: z.string() }),
  errors: ['order_not_found', 'invoice_unavailable'],
});

const sharedInvoice = endpoint({
  method: 'GET',
  path: '/api/orders/shared-invoice',
  doc: 'The invoice as PDF, for whoever has an address that was given out for it and has not expired; a browser shows it, and says in words why there is none.',
  access: anyone,
  query: z.strictObject({
    store_id: id,
    order_id: id,
    expires: z.string().regex(/^\d{1,12}$/, says('invalid')),
    signature: z.string().regex(/^[\w-]{43}$/, says('invalid')),
  }),
  response: z.unknown(),
  errors: ['link_expired', 'order_not_found', 'invoice_unavailable'],
  gives_file: true,
  limits: [{ by: 'address', max: 60, seconds: 60 }],
});

export const orderPapers = { invoiceDetail, papers, invoiceLink, sharedInvoice };
