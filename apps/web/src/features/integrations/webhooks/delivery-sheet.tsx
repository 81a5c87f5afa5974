import type { Webhook, WebhookAttempt, WebhookDelivery } from '@marketplace/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moment } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { deliveriesKey, deliveryQuery } from '../integrations.query.ts';
import { eventWords, troubleWords } from './webhook-words.ts';

type Props = {
  store_id: string;
  webhook: Webhook;
  delivery_id: string | undefined;
  onClose: () => void;
};

/** One delivery: what was sent, what was answered, and the way to send it again. */
export function DeliverySheet({ store_id, webhook, delivery_id, onClose }: Props) {
  // What is shown stays while the sheet goes away.
  const [last, setLast] = useState(delivery_id);
  if (delivery_id && delivery_id !== last) setLast(delivery_id);
  return (
    <Sheet isOpen={delivery_id !== undefined} onClose={onClose} title="Kiriman" placement="right">
      {last && <Shown {...{ store_id, webhook, delivery_id: last }} />}
    </Sheet>
  );
}

type ShownProps = { store_id: string; webhook: Webhook; delivery_id: string };

function Shown({ store_id, webhook, delivery_id }: ShownProps) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('store', store_id);
  const one = { store_id, webhook_id: webhook.id, delivery_id };
  const options = deliveryQuery({ api }, one);
  const { data, error, refetch } = useQuery(options);
  const sending = useAction(async () => {
    await api('POST /api/webhooks/resend', { body: one }, { idempotencyKey: crypto.randomUUID() });
    showToast({ text: 'Dikirim lagi.', kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: deliveriesKey(store_id, webhook.id) });
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
  });
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  const { delivery } = data;
  const canResend = !barrier && delivery.state !== 'WAITING' && webhook.state === 'ACTIVE';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Facts delivery={delivery} store_id={store_id} />
      {canResend && (
        <Button variant="secondary" isBusy={sending.isBusy} onClick={() => sending.run()}>
          Kirim lagi
        </Button>
      )}
      <Block title="Yang dikirim" text={pretty(delivery.body)} />
      <h3 className="font-semibold">Percobaan</h3>
      {delivery.tries.length === 0 && <p className="text-ink-soft">Belum dicoba.</p>}
      <ol aria-label="Percobaan" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {delivery.tries.map((tried) => (
          <li key={tried.at}>
            <Tried tried={tried} store_id={store_id} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Facts({ delivery, store_id }: { delivery: WebhookDelivery; store_id: string }) {
  const zone = useTimeZone(store_id);
  return (
    <p className="text-ink-soft">
      {eventWords[delivery.event]}, {moment(delivery.created_at, zone)}
      <code className="block text-sm wrap-anywhere">{delivery.id}</code>
    </p>
  );
}

function Tried({ tried, store_id }: { tried: WebhookAttempt; store_id: string }) {
  const zone = useTimeZone(store_id);
  return (
    <>
      <p className="text-sm">
        {moment(tried.at, zone)}: {troubleWords(tried.trouble)}
        {tried.status !== null && ` (${tried.status})`}, {tried.ms} md
      </p>
      {tried.answer && <Block title="Jawabannya" text={tried.answer} />}
    </>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm font-semibold">{title}</figcaption>
      <ScrollRegion aria-label={title} className="max-h-80 overflow-auto rounded-lg bg-sunken p-3">
        <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </ScrollRegion>
    </figure>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
