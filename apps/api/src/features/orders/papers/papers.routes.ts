import { contract } from '@marketplace/contract/contract';
import { sendFile } from '../../../platform/exports/send-file.ts';
import type { Links } from '../../../platform/files/links.ts';
import { bind, bindStream } from '../../../platform/http/bind.ts';
import { showInvoice } from '../invoices/invoices.service.ts';
import { invoiceFile, printPapers } from './papers.service.ts';
import { refusedInWords } from './refusal-page.ts';
import { checkSharedInvoice, linkToInvoice, openSharedInvoice } from './share-invoice.service.ts';

const { invoiceDetail, papers, invoiceLink, sharedInvoice } = contract.orderPapers;

export const papersRoutes = (links: Links) => [
  bind(invoiceLink, ({ db, scope, query }) => linkToInvoice(links, db, scope, query.order_id)),
  bindStream(sharedInvoice, ({ db, query, headers }, reply) =>
    refusedInWords(headers.accept, reply, async () => {
      // Nobody without a right address takes the place of those who have one.
      await checkSharedInvoice(links, db, query);
      const asker = `invoice ${query.store_id} ${query.order_id}`;
      await sendFile(reply, asker, () => openSharedInvoice(db, query));
    }),
  ),
  bindStream(invoiceDetail, async ({ db, who, scope, query }, reply) => {
    const show = () => showInvoice(db, scope, query.order_id);
    if (query.format === 'json') return void reply.send(await show());
    await sendFile(reply, who.user_id, async () => invoiceFile((await show()).invoice));
  }),
  bindStream(papers, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => printPapers(db, scope, query)),
  ),
];
