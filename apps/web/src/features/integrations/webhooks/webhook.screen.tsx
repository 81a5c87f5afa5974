import type { Webhook } from '@marketplace/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { Gone, RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { webhooksQuery } from '../integrations.query.ts';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { readWebhookSearch } from './webhook-search.ts';

export const Route = createFileRoute('/_private/seller/store/webhook')({
  validateSearch: readWebhookSearch,
  beforeLoad: refuseWithout('webhookId'),
  component: WebhookScreen,
  pendingComponent: RecordPending,
});

/** One webhook: how it does, what can be done with it, and what was sent. */
function WebhookScreen() {
  const { webhookId = '', store_id = '', ...narrowed } = Route.useSearch();
  const result = useQuery(webhooksQuery(useServices(), store_id));
  const webhook = result.data?.webhooks.find(({ id }) => id === webhookId);
  return (
    <RecordPage
      title={webhook?.name ?? 'Webhook'}
      back={{ to: `/seller/store/webhooks?store_id=${store_id}`, label: 'Webhook' }}
      result={result}
    >
      {() =>
        webhook ? (
          <Shown key={webhookId} {...{ webhook, store_id, narrowed }} />
        ) : (
          <Gone text="Webhook ini sudah dihapus." />
        )
      }
    </RecordPage>
  );
}

type Props = {
  webhook: Webhook;
  store_id: string;
  narrowed: { state?: string | undefined; event?: string | undefined };
};

function Shown({ webhook, store_id, narrowed }: Props) {
  return (
    <>
      <WebhookCard webhook={webhook} store_id={store_id} />
      <DeliveryList webhook={webhook} store_id={store_id} narrowed={narrowed} />
    </>
  );
}
