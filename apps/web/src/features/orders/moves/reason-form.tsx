import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { FoundOrder } from '../use-order.ts';
import { type AboutOrder, aboutOrder } from './about-order.ts';
import { broughtBack, deliveryOutcomes, usualOutcome } from './delivery-outcomes.ts';
import { type Moved, OrderFields } from './moved-form.tsx';
import { OrderSummary } from './order-form-page.tsx';
import { type ReasonValues, reasonProblems } from './reason-check.ts';
import { ReasonPending } from './reason-pending.tsx';
import { reasonWords } from './reason-words.ts';
import { reasonsQuery } from './reasons.query.ts';
import { useMove } from './use-move.ts';
import { useReturnPath } from './use-return-path.ts';

type Props = {
  what: 'rejection' | 'failure';
  orderId: string;
  store_id: string;
  found: FoundOrder;
  moved: Moved | undefined;
};

/**
 * Why an order is not served. What ends it cannot be taken back, so it is asked twice; a delivery that failed may be
 * tried again instead.
 */
export function ReasonForm({ what, orderId, store_id, found, moved }: Props) {
  const words = reasonWords[what];
  const move = useMove();
  const leave = useReturnPath(store_id, words.from);
  const reasons = useQuery(reasonsQuery(useServices(), what));
  const list = reasons.data?.reasons ?? [];
  const [isAsking, setAsking] = useState(false);
  const name = `${what}:${orderId}`;
  const form = useDraftForm<ReasonValues, AboutOrder | null, void>({
    name,
    base: aboutOrder(found.order),
    initial: (about) => ({
      reason_id: '',
      note: '',
      outcome: what === 'failure' ? usualOutcome(about?.time_zone ?? '') : broughtBack,
    }),
    check: (values, about) => ({
      ...reasonProblems(values, list),
      ...(!outcomesOf(about).some(({ value }) => value === values.outcome) && {
        outcome: fieldErrorTable.required,
      }),
    }),
    fieldOf: (field) => (field === 'again_on' ? 'outcome' : field),
    send: ({ reason_id, note, outcome }, about) =>
      move(
        { id: orderId, order_number: about?.order_number ?? '' },
        {
          call: words.call,
          body: {
            store_id,
            order_id: orderId,
            reason_id,
            note: note.trim(),
            ...(outcome !== broughtBack && { again_on: outcome }),
          },
          label: words.label,
          form: {
            to: words.to,
            search: { orderId, store_id },
            name,
            draft: { values: { reason_id, note, outcome }, base: about },
          },
        },
      ).finally(() => setAsking(false)),
    leave,
  });
  if (moved && form.isReady && !form.values.reason_id && !form.values.note) return moved.instead;
  if (reasons.error && !reasons.data) {
    return <LoadFailed error={reasons.error} onReload={() => void reasons.refetch()} />;
  }
  if (!form.isReady || !reasons.data) return <ReasonPending />;
  const { values, base, problems } = form;
  if (!base) return <LoadFailed error={found.error} onReload={() => void found.refetch()} />;
  const needsNote = list.some(({ id, needs_note }) => id === values.reason_id && needs_note);
  const close = async () => {
    await form.reset();
    leave();
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (values.outcome !== broughtBack) return form.submit(event);
    if (form.tryOut()) setAsking(true);
  };
  return (
    <form ref={form.form} noValidate onSubmit={ask} className="grid gap-5">
      <OrderSummary {...base} />
      <OrderFields
        moved={moved}
        onClose={close}
        action={
          values.outcome === broughtBack ? (
            <Button type="submit" variant="danger" isBlock>
              {words.submit}
            </Button>
          ) : (
            <Button type="submit" isBlock isBusy={form.isBusy}>
              Simpan, Antar Lagi
            </Button>
          )
        }
      >
        {problems.form && <Banner kind="error">{problems.form}</Banner>}
        <RadioGroup
          label={words.ask}
          name="reason_id"
          {...form.control('reason_id')}
          items={list.map(({ id, text }) => ({ value: id, label: text }))}
        />
        {what === 'failure' && (
          <RadioGroup
            label="Lalu bagaimana?"
            name="outcome"
            {...form.control('outcome')}
            items={outcomesOf(base)}
          />
        )}
        <TextArea
          label={needsNote ? 'Keterangan' : 'Keterangan (tidak wajib)'}
          maxLength={500}
          {...form.field('note')}
        />
      </OrderFields>
      <ConfirmDialog
        isOpen={isAsking && !moved}
        onClose={() => setAsking(false)}
        title={words.sure}
        text={words.consequence}
        confirmLabel={words.confirm}
        onConfirm={form.send}
        isDanger
        isBusy={form.isBusy}
      />
    </form>
  );
}

const outcomesOf = (about: AboutOrder | null) => deliveryOutcomes(about?.time_zone ?? '');
