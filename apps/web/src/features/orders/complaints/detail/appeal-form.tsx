import type { ComplaintDetail } from '@marketplace/contract/complaint';
import { inWords, textCheck } from '../../../../platform/forms/checks.ts';
import { RowSkeletons } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { ComplaintPhotos, noPhotos, type WithPhotos } from '../complaint-photos.tsx';
import { complaintPage, complaintRecord, Refused, Said } from '../complaint-sending.tsx';
import { useSaidForm } from '../use-said-form.ts';
import type { FormProps } from './answer-form.tsx';

type Values = WithPhotos & { text: string };

/** Once, and only for a while: why the verdict should be looked at again. */
export function AppealForm({ detail }: { detail: ComplaintDetail }) {
  return (
    <Said record={complaintRecord(detail.complaint.id)}>
      {(refused) => <Fields detail={detail} refused={refused} />}
    </Said>
  );
}

function Fields({ detail, refused }: FormProps) {
  const { id: complaint_id, store_id, order_id, order_number } = detail.complaint;
  const form = useSaidForm({
    name: `complaint-appeal:${store_id}:${complaint_id}`,
    base: { store_id },
    initial: (): Values => ({ text: '', ...noPhotos }),
    check: ({ text }) => inWords({ text: textCheck(text, 10, 1000) }),
    call: 'POST /api/complaints/seller/appeal',
    body: ({ text }) => ({ store_id, order_id, complaint_id, text: text.trim(), photo_ids: [] }),
    record: complaintRecord(complaint_id),
    label: `Banding komplain pesanan #${order_number}`,
    page: complaintPage(detail.complaint),
    refused,
  });
  if (!form.isReady) return <RowSkeletons />;
  const { problems } = form;
  return (
    <Card>
      <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
        <h2 className="text-lg font-semibold">Tidak setuju dengan keputusan?</h2>
        {refused && <Refused item={refused} />}
        {problems.form && <Banner kind="error">{problems.form}</Banner>}
        <TextArea
          label="Alasan banding"
          hint="Banding hanya bisa sekali, dan keputusan sesudahnya tetap."
          maxLength={1000}
          {...form.field('text')}
        />
        <ComplaintPhotos form={form} store_id={store_id} />
        <Button type="submit" variant="secondary" isBlock isBusy={form.isBusy}>
          Ajukan Banding
        </Button>
      </form>
    </Card>
  );
}
