import { contract } from '@marketplace/contract/contract';
import { takePlace } from '../../../platform/exports/places.ts';
import type { Links } from '../../../platform/files/links.ts';
import { bind, bindStream } from '../../../platform/http/bind.ts';
import { showInvoice } from '../invoices/invoices.service.ts';
import { invoiceFile, printPapers } from './papers.service.ts';
import { linkToInvoice, openSharedInvoice } from './share-invoice.service.ts';

const { invoiceDetail, papers, invoiceLink, sharedInvoice } = contract.orderPapers;

export const papersRoutes = (links: Links) => [
  bind(invoiceLink, ({ db, scope, query }) => linkToInvoice(links, db, scope, query.order_id)),
  bindStream(sharedInvoice, async ({ db, query }, reply) => {
    const { bytes, headers } = await openSharedInvoice(links, db, query);
    void reply.headers(headers).send(bytes);
  }),
  bindStream(invoiceDetail, async ({ db, scope, query }, reply) => {
    const answer = await showInvoice(db, scope, query.order_id);
    if (query.format === 'json') return void reply.send(answer);
    const { bytes, headers } = invoiceFile(answer.invoice);
    void reply.headers(headers).send(bytes);
  }),
  bindStream(papers, async ({ db, who, scope, query }, reply) => {
    const leave = takePlace(who.user_id);
    reply.raw.once('close', leave);
    try {
      const { bytes, headers } = await printPapers(db, scope, query);
      void reply.headers(headers).send(bytes.once('close', leave));
    } catch (error) {
      leave();
      throw error;
    }
  }),
];
