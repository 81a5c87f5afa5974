import {
  type DeliveredEvent,
  type DeliveryState,
  deliveredEvents,
  deliveryStates,
} from '@marketplace/contract/webhook-words';
import type { Webhook, WebhookDeliveryRow } from '@marketplace/contract/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { moment } from '../../../platform/format/time.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Select } from '../../../ui/select.tsx';
import { deliveriesQuery } from '../integrations.query.ts';
import { DeliverySheet } from './delivery-sheet.tsx';
import { deliveryWords, eventWords, troubleWords } from './webhook-words.ts';

type Props = {
  webhook: Webhook;
  store_id: string;
  narrowed: { state?: string | undefined; event?: string | undefined };
};

const all = 'ALL';
const stateItems = [
  { value: all, label: 'Semua status' },
  ...deliveryStates.map((value) => ({ value, label: deliveryWords[value].label })),
];
const eventItems = [
  { value: all, label: 'Semua kejadian' },
  ...deliveredEvents.map((value) => ({ value, label: eventWords[value] })),
];

/** What was sent within 30 days, or waits to be. */
export function DeliveryList({ webhook, store_id, narrowed }: Props) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<string>();
  const { state, event } = narrowed;
  const result = useInfiniteQuery(
    deliveriesQuery(useServices(), store_id, webhook.id, {
      state: state as DeliveryState | undefined,
      event: event as DeliveredEvent | undefined,
    }),
  );
  const { data, error } = result;
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const narrow = (more: { state?: string | undefined; event?: string | undefined }) =>
    void navigate({
      to: '/seller/store/webhook',
      search: { store_id, webhookId: webhook.id, ...narrowed, ...more },
      replace: true,
    });
  return (
    <section aria-labelledby="deliveries" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardTitle
        id="deliveries"
        action={
          <IconButton label="Muat ulang kiriman" onClick={() => void result.refetch()}>
            <RefreshCw aria-hidden />
          </IconButton>
        }
      >
        Kiriman
      </CardTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <Select
          label="Status"
          items={stateItems}
          value={state ?? all}
          onValueChange={(value) => narrow({ state: value === all ? undefined : value })}
        />
        <Select
          label="Kejadian"
          items={eventItems}
          value={event ?? all}
          onValueChange={(value) => narrow({ event: value === all ? undefined : value })}
        />
      </div>
      {!data &&
        (error ? (
          <LoadFailed error={error} onReload={() => void result.refetch()} />
        ) : (
          <RowSkeletons />
        ))}
      {data && rows.length === 0 && (
        <p className="text-ink-soft">
          {state || event
            ? 'Tidak ada kiriman yang cocok.'
            : 'Belum ada kiriman. Kirim percobaan untuk melihat apakah sistem Anda menerimanya.'}
        </p>
      )}
      {rows.length > 0 && (
        <Card isFlush>
          <ul aria-label="Kiriman" className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id}>
                <DeliveryRow row={row} store_id={store_id} onOpen={() => setShown(row.id)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
      <DeliverySheet
        store_id={store_id}
        webhook={webhook}
        delivery_id={shown}
        onClose={() => setShown(undefined)}
      />
    </section>
  );
}

type RowProps = { row: WebhookDeliveryRow; store_id: string; onOpen: () => void };

function DeliveryRow({ row, store_id, onOpen }: RowProps) {
  const zone = useTimeZone(store_id);
  const { event, state, attempts, last_trouble, created_at } = row;
  const tried =
    attempts === 0 ? 'belum dicoba' : `${attempts} kali dicoba, ${troubleWords(last_trouble)}`;
  return (
    <ListRow
      title={eventWords[event]}
      subtitle={`${moment(created_at, zone)} · ${tried}`}
      trailing={<Badge tone={deliveryWords[state].tone}>{deliveryWords[state].label}</Badge>}
      onClick={onOpen}
    />
  );
}
