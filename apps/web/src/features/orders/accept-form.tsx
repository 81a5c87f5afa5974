import { fieldErrorTable } from '@marketplace/contract/errors';
import type { OrderRow } from '@marketplace/contract/order-row';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../platform/use-draft.ts';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { AcceptLines } from './accept-lines.tsx';
import {
  type AcceptLine,
  isNothingLeft,
  loweredLines,
  type Quantities,
} from './accept-quantities.ts';
import { DeliveredPending } from './delivered-pending.tsx';
import { acceptCall } from './follow-moves.ts';
import { AboutOrder } from './order-form-page.tsx';
import { useLeave } from './use-leave.ts';
import { useMove } from './use-move.ts';

type Draft = {
  order_number: string;
  buyer_name: string;
  processing_days: number;
  quantities: Quantities;
};

type Props = {
  orderId: string;
  store_id: string;
  order: OrderRow | undefined;
  /** Given where the buyer allows less than was ordered. */
  lines: readonly AcceptLine[];
};

/** Accepting with a later day, or with less than was ordered. */
export function AcceptForm({ orderId, store_id, order, lines }: Props) {
  const move = useMove();
  const leave = useLeave(store_id, 'NEW');
  const draft = useDraft<Draft>(`accept:${orderId}`, {
    order_number: order?.order_number ?? '',
    buyer_name: order?.buyer_name ?? '',
    processing_days: 0,
    quantities: {},
  });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!draft.isReady) return <DeliveredPending />;
  const { value, setValue } = draft;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = isNothingLeft(lines, value.quantities);
    setProblem(isEmpty ? fieldErrorTable.nothing_left : undefined);
    if (isEmpty || isBusy) return;
    setBusy(true);
    const lowered = loweredLines(lines, value.quantities);
    const isTaken = await move(
      { id: orderId, order_number: order?.order_number ?? value.order_number },
      {
        call: acceptCall,
        body: {
          store_id,
          order_id: orderId,
          gada_employee_id: null,
          changed_by_type: 'USER',
          processing_days: value.processing_days,
          ...(lowered.length > 0 && { lines: lowered }),
        },
        label: 'Terima',
      },
    );
    setBusy(false);
    if (!isTaken) return;
    await draft.drop();
    leave();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <AboutOrder {...(order ?? value)} />
      <Stepper
        label="Hari proses"
        min={0}
        max={30}
        value={value.processing_days}
        hint={
          value.processing_days === 0
            ? 'Dikirim dalam 24 jam.'
            : `Pembeli melihat: dikirim paling lambat ${value.processing_days} hari lagi.`
        }
        onValueChange={(processing_days) => setValue({ ...value, processing_days })}
      />
      {lines.length > 0 && (
        <AcceptLines
          lines={lines}
          quantities={value.quantities}
          error={problem}
          onChange={(quantities) => setValue({ ...value, quantities })}
        />
      )}
      <BottomActions>
        <Button type="submit" isBlock isBusy={isBusy}>
          Terima Pesanan
        </Button>
      </BottomActions>
    </form>
  );
}
