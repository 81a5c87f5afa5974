import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { useDraftForm } from '../platform/forms/use-draft-form.ts';
import { Banner } from '../ui/banner.tsx';
import { BottomActions } from '../ui/bottom-actions.tsx';
import { Button } from '../ui/button.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { DriverDevice, Stop, Trip } from './driver-device.ts';
import { goBack } from './driver-place.ts';
import { aboutReport, recordOf } from './stop-words.ts';

type Values = { reason_id: string; note: string; next: '' | 'later' | 'back' };

type Props = { device: DriverDevice; stop: Stop; reasons: Trip['reasons'] };

/** Why the goods did not get there, and whether it is tried again on this trip. */
export function FailedForm({ device: { report, link }, stop, reasons }: Props) {
  const needsNote = (reason_id: string) =>
    reasons.some(({ id, needs_note }) => id === reason_id && needs_note);
  const { order_id } = stop;
  const name = `trip-failed:${order_id}`;
  const form = useDraftForm<Values, { order_id: string }, void>({
    name,
    base: { order_id },
    initial: () => ({ reason_id: '', note: '', next: '' }),
    check: ({ reason_id, note, next }) => ({
      ...(!reason_id && { reason_id: fieldErrorTable.required }),
      ...(!next && { next: fieldErrorTable.required }),
      ...(needsNote(reason_id) &&
        note.trim().length < 5 && { note: fieldErrorTable.note_too_short }),
    }),
    send: (values, base) =>
      report({
        call: 'POST /api/driver/trip/failed',
        body: {
          link,
          order_id,
          mutation_id: crypto.randomUUID(),
          happened_at: new Date().toISOString(),
          reason_id: values.reason_id,
          note: values.note.trim(),
          is_tried_again: values.next === 'later',
        },
        record: recordOf(order_id),
        label: reasons.find(({ id }) => id === values.reason_id)?.text ?? 'Gagal antar',
        base: aboutReport(stop),
        form: { to: 'failed', search: { order_id }, name, draft: { values, base } },
      }),
    leave: goBack,
  });
  const { problems, values } = form;
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-6">
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <RadioGroup
        label="Kenapa belum sampai?"
        name="reason_id"
        {...form.control('reason_id')}
        items={reasons.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <TextArea
        label={needsNote(values.reason_id) ? 'Keterangan' : 'Keterangan (tidak wajib)'}
        maxLength={500}
        {...form.field('note')}
      />
      <RadioGroup
        label="Lalu bagaimana?"
        name="next"
        value={values.next}
        error={problems.next}
        onValueChange={(next) => form.set({ next: next as Values['next'] })}
        items={[
          { value: 'later', label: 'Coba lagi nanti', hint: 'Tetap di daftar, paling akhir.' },
          { value: 'back', label: 'Barang dibawa kembali', hint: 'Toko yang memutuskan nanti.' },
        ]}
      />
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy} className="min-h-14 text-lg">
          Simpan
        </Button>
      </BottomActions>
    </form>
  );
}
