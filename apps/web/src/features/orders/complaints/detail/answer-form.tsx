import type { ComplaintDetail } from '@marketplace/contract/complaint';
import { rupiah } from '../../../../platform/format/money.ts';
import type { OutboxItem } from '../../../../platform/offline/device-records.ts';
import { RowSkeletons } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { BottomActions } from '../../../../ui/bottom-actions.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ComplaintPhotos } from '../complaint-photos.tsx';
import { complaintPage, complaintRecord, Refused, Said } from '../complaint-sending.tsx';
import { goodsWords } from '../complaint-words.ts';
import { useSaidForm } from '../use-said-form.ts';
import {
  type AnswerBase,
  type AnswerValues,
  answerBase,
  answerBody,
  answerProblems,
  givesMoney,
  type How,
  initialAnswer,
  refundOf,
} from './answer-values.ts';
import { OfferLines } from './offer-lines.tsx';

export type FormProps = { detail: ComplaintDetail; refused: OutboxItem | undefined };

const ways: { value: How; label: string; hint: string }[] = [
  { value: 'REFUND', label: 'Kembalikan uang', hint: 'Barang tetap di pembeli.' },
  {
    value: 'RETURN',
    label: 'Barang dan uang kembali',
    hint: 'Pembeli mengirim barangnya kembali.',
  },
  { value: 'REPLACEMENT', label: 'Kirim barang pengganti', hint: 'Diambil dari stok Anda.' },
  { value: 'REFUSE', label: 'Saya tidak setuju', hint: 'Marketplace yang memutuskan.' },
];

/** What the seller offers, or why nothing. What is filled in survives whatever happens to the page. */
export function AnswerForm({ detail }: { detail: ComplaintDetail }) {
  return (
    <Said record={complaintRecord(detail.complaint.id)}>
      {(refused) => <Fields detail={detail} refused={refused} />}
    </Said>
  );
}

function Fields({ detail, refused }: FormProps) {
  const { id: complaint_id, store_id, order_id, order_number } = detail.complaint;
  const form = useSaidForm({
    name: `complaint-answer:${store_id}:${complaint_id}`,
    base: answerBase(detail),
    initial: initialAnswer,
    check: answerProblems,
    call: 'POST /api/complaints/seller/respond',
    body: (values: AnswerValues, base: AnswerBase) => ({
      store_id,
      order_id,
      complaint_id,
      photo_ids: [],
      ...answerBody(values, base),
    }),
    record: complaintRecord(complaint_id),
    label: `Jawaban komplain pesanan #${order_number}`,
    page: complaintPage(detail.complaint),
    refused,
  });
  if (!form.isReady) return <RowSkeletons />;
  const { values, base, problems, set } = form;
  const refund = refundOf(values, base);
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
      <h2 className="text-lg font-semibold">Jawab komplain</h2>
      {refused && <Refused item={refused} />}
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <RadioGroup
        label="Apa yang Anda tawarkan?"
        name="how"
        value={values.how}
        error={problems.how}
        onValueChange={(how) => set({ how: how as How })}
        items={ways}
      />
      {values.how && values.how !== 'REFUSE' && <OfferLines {...{ base, values, problems, set }} />}
      {values.how === 'RETURN' && (
        <RadioGroup
          label="Barang yang kembali"
          name="goods"
          value={values.goods}
          error={problems.goods}
          onValueChange={(goods) => set({ goods: goods as AnswerValues['goods'] })}
          items={[
            { value: 'TO_STOCK', label: goodsWords.TO_STOCK },
            { value: 'TO_LOSS', label: goodsWords.TO_LOSS },
          ]}
        />
      )}
      {givesMoney(values.how) && base.most_shipping_amount > 0 && (
        <TextField
          label="Ongkos kirim yang dikembalikan (tidak wajib)"
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          hint={`Paling banyak ${rupiah(base.most_shipping_amount)}`}
          {...form.field('shipping')}
        />
      )}
      {values.how && (
        <>
          <TextArea
            label={
              values.how === 'REFUSE'
                ? 'Mengapa tidak setuju?'
                : 'Pesan untuk pembeli (tidak wajib)'
            }
            maxLength={1000}
            {...form.field('text')}
          />
          <ComplaintPhotos form={form} store_id={store_id} />
        </>
      )}
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy}>
          {values.how === 'REFUSE'
            ? 'Kirim Bantahan'
            : refund > 0
              ? `Tawarkan ${rupiah(refund)} kembali`
              : 'Kirim Jawaban'}
        </Button>
      </BottomActions>
    </form>
  );
}
