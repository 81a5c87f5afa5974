import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderDetail } from '../order-detail-answer.ts';
import { type AboutOrder, aboutOrder } from './about-order.ts';
import { acceptCall } from './accept-call.ts';
import { AcceptLines } from './accept-lines.tsx';
import {
  type AcceptLine,
  isNothingLeft,
  loweredLines,
  type Quantities,
} from './accept-quantities.ts';
import { DeliveredPending } from './delivered-pending.tsx';
import { type Moved, OrderFields } from './moved-form.tsx';
import { OrderSummary } from './order-form-page.tsx';
import { useMove } from './use-move.ts';
import { useReturnPath } from './use-return-path.ts';

type Base = { about: AboutOrder; lines: readonly AcceptLine[] };
type Values = { processing_days: number; quantities: Quantities };

type Props = {
  orderId: string;
  store_id: string;
  detail: Pick<UseQueryResult<OrderDetail>, 'data' | 'error' | 'refetch'>;
  moved: Moved | undefined;
};

/** Accepting with a later day, or with less than was ordered: only once the lines of the order are known. */
export function AcceptForm({ orderId, store_id, detail, moved }: Props) {
  const move = useMove();
  const leave = useReturnPath(store_id, 'NEW');
  const name = `accept:${orderId}`;
  const form = useDraftForm<Values, Base | null, void>({
    name,
    base: baseOf(detail.data),
    initial: () => ({ processing_days: 0, quantities: {} }),
    check: ({ quantities }, base) =>
      base && isNothingLeft(base.lines, quantities)
        ? { quantities: fieldErrorTable.nothing_left }
        : {},
    send: async ({ processing_days, quantities }, base) => {
      const lowered = loweredLines(base?.lines ?? [], quantities);
      await move(
        { id: orderId, order_number: base?.about.order_number ?? '' },
        {
          call: acceptCall,
          body: {
            store_id,
            order_id: orderId,
            gada_employee_id: null,
            changed_by_type: 'USER',
            processing_days,
            ...(lowered.length > 0 && { lines: lowered }),
          },
          label: 'Terima',
          form: {
            to: '/seller/orders/accept',
            search: { orderId, store_id },
            name,
            draft: { values: { processing_days, quantities }, base },
          },
        },
      );
    },
    leave,
  });
  const { values, base, problems, control } = form;
  if (form.isReady && !base && detail.error)
    return <LoadFailed error={detail.error} onReload={() => void detail.refetch()} />;
  if (!form.isReady || !base) return <DeliveredPending />;
  const isWritten = values.processing_days > 0 || Object.keys(values.quantities).length > 0;
  if (moved && !isWritten) return moved.instead;
  const close = async () => {
    await form.reset();
    leave();
  };
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
      <OrderSummary {...base.about} />
      <OrderFields
        moved={moved}
        onClose={close}
        action={
          <Button type="submit" isBlock isBusy={form.isBusy}>
            Terima Pesanan
          </Button>
        }
      >
        {problems.form && <Banner kind="error">{problems.form}</Banner>}
        <Stepper
          label="Lama menyiapkan (hari)"
          min={0}
          max={30}
          {...control('processing_days')}
          hint={
            values.processing_days === 0
              ? 'Dikirim dalam 24 jam.'
              : `Pembeli melihat: dikirim paling lambat ${values.processing_days} hari lagi.`
          }
        />
        {base.lines.length === 0 && (
          <p className="text-ink-soft">
            Jumlah barang tidak dapat dikurangi: pembeli minta pesanannya utuh. Bila ada yang tidak
            tersedia, tolak pesanan ini.
          </p>
        )}
        {base.lines.length > 0 && (
          <AcceptLines
            lines={base.lines}
            quantities={values.quantities}
            error={problems.quantities}
            onChange={(quantities) => form.set({ quantities })}
          />
        )}
      </OrderFields>
    </form>
  );
}

/** Quantities can be lowered where the buyer allows less than was ordered. */
function baseOf(detail: OrderDetail | undefined): Base | null {
  const about = aboutOrder(detail?.order);
  if (!detail || !about) return null;
  const lines = detail.allow_partial ? detail.lines : [];
  return {
    about,
    lines: lines.map(
      ({ id, product_name, uom_name, ordered_quantity, unit_price, ordered_discount }) => ({
        id,
        product_name,
        uom_name,
        ordered_quantity,
        unit_price,
        ordered_discount,
      }),
    ),
  };
}
