import type { ComplaintDetail } from '@marketplace/contract/complaint';
import { inWords, textCheck } from '../../../../platform/forms/checks.ts';
import { useDraftForm } from '../../../../platform/forms/use-draft-form.ts';
import { useOffline } from '../../../../platform/services.ts';
import { RowSkeletons } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { ComplaintPhotos, noPhotos, type WithPhotos } from '../complaint-photos.tsx';
import {
  complaintRecord,
  Refused,
  refusedValues,
  UnderWay,
  useWaiting,
} from '../complaint-sending.tsx';
import type { FormProps } from './answer-form.tsx';

type Values = WithPhotos & { text: string };

const sendCall = 'POST /api/complaints/seller/appeal';

/** Once, and only for a while: why the verdict should be looked at again. */
export function AppealForm({ detail }: { detail: ComplaintDetail }) {
  const waiting = useWaiting(complaintRecord(detail.complaint.id));
  return waiting && !waiting.refusal ? (
    <UnderWay {...waiting} />
  ) : (
    <Fields key={waiting?.id} detail={detail} refused={waiting} />
  );
}

function Fields({ detail, refused }: FormProps) {
  const { id: complaint_id, store_id, order_id, order_number } = detail.complaint;
  const { outbox } = useOffline();
  const name = `complaint-appeal:${store_id}:${complaint_id}`;
  const form = useDraftForm<Values, { store_id: string }, void>({
    name,
    base: { store_id },
    initial: () => refusedValues<Values>(refused, sendCall) ?? { text: '', ...noPhotos },
    check: ({ text }) => inWords({ text: textCheck(text, 10, 1000) }),
    send: async (values, base) => {
      const { text, photo_ids } = values;
      if (refused) await outbox.remove(refused.id);
      await outbox.add({
        call: sendCall,
        body: { store_id, order_id, complaint_id, text: text.trim(), photo_ids: [] },
        record: complaintRecord(complaint_id),
        label: `Banding komplain pesanan #${order_number}`,
        photos: photo_ids.map((photo_id) => ({ field: 'photo_ids', photo_id })),
        form: {
          to: '/seller/orders/complaints/detail',
          search: { orderId: order_id, complaintId: complaint_id, store_id },
          name,
          draft: { values: { ...values, ...noPhotos }, base },
        },
      });
    },
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
