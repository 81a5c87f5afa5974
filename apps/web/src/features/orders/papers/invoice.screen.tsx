import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { readOrderId, refuseWithoutIds } from '../order-id-search.ts';
import { PrinterCard } from '../printer/printer-card.tsx';
import { invoiceQuery } from './invoice.query.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { type PaperChoiceProps, PaperChoices } from './paper-choices.tsx';
import { ShareInvoice } from './share-invoice.tsx';

export const Route = createFileRoute('/_private/seller/orders/invoice')({
  validateSearch: readOrderId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id = '' } }) => ({ orderId, store_id }),
  loader: ({ context, deps, cause }) =>
    loadFromCacheFirst(context, invoiceQuery(context, deps), cause),
  component: InvoiceScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/orders', label: 'Pesanan' };

/** The invoice of an order, and all that can be printed for it. */
function InvoiceScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const result = useQuery(invoiceQuery(useServices(), { orderId, store_id }));
  const ids = { order_id: orderId, store_id };
  return (
    <RecordPage
      title="Faktur dan cetak"
      printedTitle="Faktur"
      back={back}
      result={result}
      gone={<WithoutInvoice error={result.error} ids={ids} />}
    >
      {({ invoice }) => (
        <>
          <InvoiceSheet invoice={invoice} />
          <ShareInvoice invoice={invoice} />
          <Button
            variant="secondary"
            isBlock
            icon={<Printer aria-hidden />}
            onClick={() => window.print()}
          >
            Cetak halaman ini
          </Button>
          <PrinterCard invoice={invoice} />
          <PapersCard order_ids={[orderId]} store_id={store_id} />
        </>
      )}
    </RecordPage>
  );
}

type WithoutProps = { error: Error | null; ids: { order_id: string; store_id: string } };

/** Labels and lists are wanted before the order is accepted, too; another store's order has neither. */
function WithoutInvoice({ error, ids }: WithoutProps) {
  if (!(error instanceof RequestFailure)) return null;
  return (
    <>
      <Banner kind="important">{error.error_message}</Banner>
      {error.code === 'invoice_unavailable' && (
        <PapersCard order_ids={[ids.order_id]} store_id={ids.store_id} hasInvoice={false} />
      )}
    </>
  );
}

const PapersCard = (props: PaperChoiceProps) => (
  <Card isFlush aria-labelledby="papers" className="print:hidden">
    <CardTitle id="papers" className="px-4 pt-4 pb-1">
      Buat PDF
    </CardTitle>
    <PaperChoices {...props} labelledBy="papers" />
  </Card>
);
