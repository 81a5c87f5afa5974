import type { OrderRow } from '@marketplace/contract/order-row';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AboutOrder } from './order-form-page.tsx';
import { type ChosenReason, reasonProblems } from './reason-check.ts';
import { ReasonPending } from './reason-pending.tsx';
import { reasonWords } from './reason-words.ts';
import { reasonsQuery } from './reasons.query.ts';
import { useLeave } from './use-leave.ts';
import { useMove } from './use-move.ts';

type Props = {
  what: 'rejection' | 'failure';
  orderId: string;
  store_id: string;
  order: OrderRow | undefined;
};

/** Why an order is not served. It cannot be taken back, so it is asked twice. */
export function ReasonForm({ what, orderId, store_id, order }: Props) {
  const words = reasonWords[what];
  const move = useMove();
  const leave = useLeave(store_id, words.from);
  const reasons = useQuery(reasonsQuery(useServices(), what));
  const draft = useDraft(`${what}:${orderId}`, {
    order_number: order?.order_number ?? '',
    buyer_name: order?.buyer_name ?? '',
    reason_id: '',
    note: '',
  });
  const [problems, setProblems] = useState<Partial<ChosenReason>>({});
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (reasons.error && !reasons.data) {
    return <LoadFailed error={reasons.error} onReload={() => void reasons.refetch()} />;
  }
  if (!draft.isReady || !reasons.data) return <ReasonPending />;
  const { value, setValue } = draft;
  const list = reasons.data.reasons;
  const needsNote = list.some(({ id, needs_note }) => id === value.reason_id && needs_note);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = reasonProblems(value, list);
    setProblems(wrong);
    const field = wrong.reason_id ? 'input' : 'textarea';
    if (wrong.reason_id || wrong.note)
      event.currentTarget.querySelector<HTMLElement>(field)?.focus();
    else setAsking(true);
  };
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const { reason_id, note } = value;
    const order_number = order?.order_number ?? value.order_number;
    const isTaken = await move(
      { id: orderId, order_number },
      {
        call: words.call,
        body: { store_id, order_id: orderId, reason_id, note: note.trim() },
        label: words.label,
      },
    );
    setBusy(false);
    setAsking(false);
    if (!isTaken) return;
    await draft.drop();
    leave();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <AboutOrder {...(order ?? value)} />
      <RadioGroup
        label={words.ask}
        name="reason_id"
        value={value.reason_id}
        error={problems.reason_id}
        items={list.map(({ id, text }) => ({ value: id, label: text }))}
        onValueChange={(reason_id) => {
          setProblems({});
          setValue({ ...value, reason_id });
        }}
      />
      <TextArea
        label={needsNote ? 'Keterangan' : 'Keterangan (tidak wajib)'}
        name="note"
        maxLength={500}
        value={value.note}
        error={problems.note}
        onChange={({ currentTarget }) => setValue({ ...value, note: currentTarget.value })}
      />
      <BottomActions>
        <Button type="submit" variant="danger" isBlock>
          {words.submit}
        </Button>
      </BottomActions>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.sure}
        text={words.consequence}
        confirmLabel={words.confirm}
        onConfirm={() => void send()}
        isDanger
        isBusy={isBusy}
      />
    </form>
  );
}
