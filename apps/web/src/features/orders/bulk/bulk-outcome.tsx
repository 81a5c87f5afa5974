import { mostInBulk } from '@marketplace/contract/bulk-size';
import type { BulkResult } from '@marketplace/contract/order-bulk';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useOffline, useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { BulkCall } from './bulk-choice.ts';
import { type BulkRun, endBulk, startBulk } from './bulk-run.ts';
import { bulkWords, doneWords, refusalWords, worthAnotherTry } from './bulk-words.ts';

type Props = { run: BulkRun; result: BulkResult };

/** What became of each: how many went well, and of the others which and why. */
export function BulkOutcome({ run, result: { action, done_ids, refused } }: Props) {
  const services = useServices();
  const { outbox } = useOffline();
  const again = useAction(({ body, count }: Pick<BulkRun, 'body' | 'count'>) =>
    startBulk(
      { ...services, outbox },
      { body, count, restore: () => {}, label: `${bulkWords[action].label} ${count} pesanan` },
    ),
  );
  const { store_id, courier_id } = run.body;
  const order_ids = worthAnotherTry(refused);
  const tried = done_ids.length + refused.length;
  const total = run.started?.total ?? tried;
  const untried = total - tried;
  const left = (run.started?.left ?? 0) + untried;
  const failedAgain = { store_id, action, order_ids, ...(courier_id && { courier_id }) };
  const rest = restOf(run.body, { done_ids, refused });
  return (
    <Sheet
      isOpen={refused.length > 0 || left > 0 || run.failure !== undefined}
      onClose={endBulk}
      title={doneWords(action, done_ids.length, total)}
      footer={
        <>
          {order_ids.length > 0 && (
            <Button
              variant="secondary"
              isBusy={again.isBusy}
              onClick={() => again.run({ body: failedAgain, count: order_ids.length })}
            >
              Coba lagi yang gagal
            </Button>
          )}
          {left > 0 && rest && (
            <Button
              isBusy={again.isBusy}
              onClick={() => again.run({ body: rest, count: Math.min(left, mostInBulk) })}
            >
              Lanjutkan
            </Button>
          )}
          <Button variant={left > 0 ? 'quiet' : 'primary'} onClick={endBulk}>
            Selesai
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {run.failure !== undefined && <Banner kind="error">{run.failure || 'Terputus.'}</Banner>}
        {left > 0 && <p>Masih ada {left.toLocaleString('id-ID')} pesanan yang belum dicoba.</p>}
        {refused.length > 0 && (
          <>
            <p className="text-ink-soft">{refused.length} pesanan tidak berubah:</p>
            <Card isFlush>
              <ul aria-label="Pesanan yang tidak berubah" className="divide-y divide-line">
                {refused.map((refusal) => (
                  <li key={refusal.order_id} className="grid gap-0.5 px-4 py-2.5">
                    {refusal.order_number ? (
                      <AppLink
                        to="/seller/orders/detail"
                        search={{ orderId: refusal.order_id, store_id }}
                        onClick={endBulk}
                        className="flex min-h-11 items-center font-semibold text-brand-700"
                      >
                        #{refusal.order_number}
                      </AppLink>
                    ) : (
                      <b className="font-semibold">Pesanan tidak dikenal</b>
                    )}
                    <span className="text-sm text-ink-soft">{refusalWords(refusal)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** What is left to be tried: nothing twice that was refused, which would come first again. None where those are too many. */
function restOf(
  body: BulkCall,
  { done_ids, refused }: Pick<BulkResult, 'done_ids' | 'refused'>,
): BulkCall | undefined {
  const tried = [...done_ids, ...refused.map(({ order_id }) => order_id)];
  if (body.order_ids)
    return { ...body, order_ids: body.order_ids.filter((id) => !tried.includes(id)) };
  const except_ids = [...(body.except_ids ?? []), ...refused.map(({ order_id }) => order_id)];
  return except_ids.length > mostInBulk ? undefined : { ...body, except_ids };
}
