import { mostWebhooks } from '@marketplace/contract/webhook-words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RecordPending, RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { DocsLink } from '../docs-link.tsx';
import { IntegrationPage } from '../integration-page.tsx';
import { webhooksQuery } from '../integrations.query.ts';
import { ShownOnce } from '../shown-once.tsx';
import { NewWebhook } from './webhook-form.tsx';
import { stateWords } from './webhook-words.ts';

export const Route = createFileRoute('/_private/seller/store/webhooks')({
  component: WebhooksScreen,
  pendingComponent: RecordPending,
});

/** The addresses that a store's own systems are told at. */
function WebhooksScreen() {
  const { store_id } = Route.useSearch();
  return (
    <IntegrationPage title="Webhook" store_id={store_id}>
      {(store_id) => <Webhooks key={store_id} store_id={store_id} />}
    </IntegrationPage>
  );
}

function Webhooks({ store_id }: { store_id: string }) {
  const barrier = useBarrier('store', store_id);
  const [secret, setSecret] = useState<string>();
  const { data, error, refetch } = useQuery(webhooksQuery(useServices(), store_id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  const { webhooks } = data;
  return (
    <>
      <BarrierNote barrier={barrier} />
      {secret && (
        <ShownOnce
          title="Rahasia webhook"
          what="Rahasia"
          secret={secret}
          text="Dengan ini sistem Anda memeriksa bahwa kiriman memang dari kami. Salin sekarang: sesudah ini tidak dapat dilihat lagi."
          onDone={() => setSecret(undefined)}
        />
      )}
      {webhooks.length === 0 ? (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada webhook"
          text="Kami beri tahu sistem Anda begitu ada pesanan baru atau stok berubah, tanpa ia harus bertanya terus."
        />
      ) : (
        <Card isFlush>
          <ul aria-label="Webhook" className="divide-y divide-line">
            {webhooks.map(({ id, name, url, state, waiting }) => (
              <li key={id}>
                <ListRow
                  title={
                    <>
                      {name} <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
                    </>
                  }
                  subtitle={waiting > 0 ? `${url} · ${number(waiting)} menunggu` : url}
                  trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
                  as={<AppLink to="/seller/store/webhook" search={{ store_id, webhookId: id }} />}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!barrier && !secret && webhooks.length < mostWebhooks && (
        <Card>
          <CardTitle className="mb-4">Tambah webhook</CardTitle>
          <NewWebhook store_id={store_id} onMade={setSecret} />
        </Card>
      )}
      <DocsLink />
    </>
  );
}
