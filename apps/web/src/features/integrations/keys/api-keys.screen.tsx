import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RecordPending, RowSkeletons } from '../../../shared/record-page.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { DocsLink } from '../docs-link.tsx';
import { IntegrationPage } from '../integration-page.tsx';
import { apiKeysQuery } from '../integrations.query.ts';
import { ShownOnce } from '../shown-once.tsx';
import { KeyRow } from './key-row.tsx';
import { NewKey } from './new-key.tsx';

export const Route = createFileRoute('/_private/seller/store/api-keys')({
  component: ApiKeysScreen,
  pendingComponent: RecordPending,
});

/** The keys by which a store's own systems call. */
function ApiKeysScreen() {
  const { store_id } = Route.useSearch();
  return (
    <IntegrationPage title="Kunci API" store_id={store_id}>
      {(store_id) => <Keys key={store_id} store_id={store_id} />}
    </IntegrationPage>
  );
}

function Keys({ store_id }: { store_id: string }) {
  const barrier = useBarrier('store', store_id);
  const [made, setMade] = useState<string>();
  const { data, error, refetch } = useQuery(apiKeysQuery(useServices(), store_id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  const { api_keys } = data;
  return (
    <>
      <BarrierNote barrier={barrier} />
      {made && (
        <ShownOnce
          title="Kunci Anda"
          what="Kunci"
          secret={made}
          text="Salin sekarang: sesudah ini tidak dapat dilihat lagi. Jangan kirim lewat chat, dan jangan taruh di alamat (URL)."
          onDone={() => setMade(undefined)}
        />
      )}
      {api_keys.length === 0 ? (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada kunci"
          text="Dengan kunci, sistem kasir atau gudang Anda dapat membaca pesanan dan mengubah stok tanpa ada yang masuk di sini."
        />
      ) : (
        <Card isFlush>
          <ul aria-label="Kunci API" className="divide-y divide-line">
            {api_keys.map((apiKey) => (
              <li key={apiKey.id}>
                <KeyRow apiKey={apiKey} store_id={store_id} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!barrier && !made && (
        <Card>
          <CardTitle className="mb-4">Buat kunci</CardTitle>
          <NewKey store_id={store_id} onMade={setMade} />
        </Card>
      )}
      <DocsLink />
    </>
  );
}
