import type { ComplaintDetail } from '@marketplace/contract/complaint';
import { inWords, textCheck } from '../../../../platform/forms/checks.ts';
import { useDraftForm } from '../../../../platform/forms/use-draft-form.ts';
import { useOffline } from '../../../../platform/services.ts';
import { RowSkeletons } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ComplaintPhotos, noPhotos, type WithPhotos } from '../complaint-photos.tsx';
import {
  complaintRecord,
  Refused,
  refusedValues,
  UnderWay,
  useArrived,
  useWaiting,
} from '../complaint-sending.tsx';

type Values = WithPhotos & { text: string };

const sendCall = 'POST /api/complaints/seller/appeal';

/** Once, and only for a while: why the verdict should be looked at again. */
export function AppealForm({ detail }: { detail: ComplaintDetail }) {
  const { id: complaint_id, store_id, order_id, order_number } = detail.complaint;
  const { outbox } = useOffline();
  const record = complaintRecord(complaint_id);
  const waiting = useWaiting(record);
  useArrived(record, () => showToast({ text: 'Banding terkirim.', kind: 'success' }));
  const form = useDraftForm<Values, { store_id: string }, void>({
    name: `complaint-appeal:${store_id}:${complaint_id}`,
    base: { store_id },
    initial: () => refusedValues<Values>(waiting, sendCall) ?? { text: '', ...noPhotos },
    check: ({ text }) => inWords({ text: textCheck(text, 10, 1000) }),
    send: async (values) => {
      const { text, photo_ids } = values;
      if (waiting?.refusal) await outbox.remove(waiting.id);
      await outbox.add({
        call: sendCall,
        body: { store_id, order_id, complaint_id, text: text.trim(), photo_ids: [] },
        base: values,
        record,
        label: `Banding komplain pesanan #${order_number}`,
        photos: photo_ids.map((photo_id) => ({ field: 'photo_ids', photo_id })),
      });
    },
  });
  if (waiting && !waiting.refusal) return <UnderWay {...waiting} />;
  if (!form.isReady) return <RowSkeletons />;
  const { problems } = form;
  return (
    <Card>
      <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
        <h2 className="text-lg font-semibold">Tidak setuju dengan keputusan?</h2>
        {waiting && <Refused item={waiting} />}
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
