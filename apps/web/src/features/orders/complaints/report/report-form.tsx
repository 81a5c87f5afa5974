import { sellerReportKinds } from '@marketplace/contract/complaint-words';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { inWords, textCheck } from '../../../../platform/forms/checks.ts';
import type { OutboxItem } from '../../../../platform/offline/device-records.ts';
import { RowSkeletons } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { BottomActions } from '../../../../ui/bottom-actions.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ComplaintPhotos, noPhotos, type WithPhotos } from '../complaint-photos.tsx';
import { complaintPage, Refused, Said, useArrived } from '../complaint-sending.tsx';
import { kindWords } from '../complaint-words.ts';
import { useSaidForm } from '../use-said-form.ts';

type Kind = (typeof sellerReportKinds)[number];
type Values = WithPhotos & { kind: Kind | ''; description: string };

/** What is wrong, in the seller's words and photos. It waits for a signal where there is none. */
export function ReportForm({ order }: { order: OrderRow }) {
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  const record = reportRecord(order.id);
  useArrived(record, ({ id }) => {
    setSent(true);
    showToast({
      text: 'Laporan terkirim. Marketplace akan meninjaunya.',
      kind: 'success',
      isForNext: true,
    });
    void navigate({
      ...complaintPage({ id, order_id: order.id, store_id: order.store_id }),
      replace: true,
    });
  });
  if (isSent) return <RowSkeletons />;
  return <Said record={record}>{(refused) => <Fields order={order} refused={refused} />}</Said>;
}

const reportRecord = (order_id: string) => `report:${order_id}`;

type FieldsProps = { order: OrderRow; refused: OutboxItem | undefined };

function Fields({ order, refused }: FieldsProps) {
  const { id: order_id, store_id, order_number } = order;
  const form = useSaidForm({
    name: `report:${store_id}:${order_id}`,
    base: { store_id },
    initial: (): Values => ({ kind: '', description: '', ...noPhotos }),
    check: ({ kind, description }) => ({
      ...inWords({ description: textCheck(description, 10, 1000) }),
      ...(!kind && { kind: fieldErrorTable.required }),
    }),
    call: 'POST /api/complaints/seller/register',
    body: ({ kind, description }) => ({
      store_id,
      order_id,
      // Nothing is sent without one.
      kind: kind as Kind,
      description: description.trim(),
      photo_ids: [],
    }),
    record: reportRecord(order_id),
    label: `Laporan pesanan #${order_number}`,
    page: { to: '/seller/orders/complaints/add', search: { orderId: order_id, store_id } },
    refused,
  });
  if (!form.isReady) return <RowSkeletons />;
  const { problems } = form;
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
      {refused && <Refused item={refused} />}
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <RadioGroup
        label="Apa masalahnya?"
        name="kind"
        {...form.control('kind')}
        onValueChange={(kind) => form.set({ kind: kind as Kind })}
        items={sellerReportKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
      />
      <TextArea
        label="Ceritakan kejadiannya"
        hint="Paling sedikit 10 huruf. Yang meninjau tidak melihat obrolan Anda dengan pembeli."
        maxLength={1000}
        {...form.field('description')}
      />
      <ComplaintPhotos form={form} store_id={store_id} />
      <p className="text-sm text-ink-soft">
        Laporan ini dibaca oleh marketplace, dan tidak mengubah status pesanan.
      </p>
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy}>
          Kirim Laporan
        </Button>
      </BottomActions>
    </form>
  );
}
