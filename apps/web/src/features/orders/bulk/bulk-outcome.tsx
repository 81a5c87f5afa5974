import type { BulkResult } from '@marketplace/contract/order-bulk';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useOffline, useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
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
  const left = run.started?.left ?? 0;
  const total = done_ids.length + refused.length;
  const failedAgain = { store_id, action, order_ids, ...(courier_id && { courier_id }) };
  return (
    <Sheet
      isOpen={refused.length > 0 || left > 0}
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
          {left > 0 && (
            <Button
              isBusy={again.isBusy}
              onClick={() => again.run({ body: run.body, count: Math.min(left, total) })}
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
        {left > 0 && <p>Masih ada {left.toLocaleString('id-ID')} pesanan lain yang cocok.</p>}
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
