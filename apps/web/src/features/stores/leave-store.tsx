import type { Store } from '@marketplace/contract/stores';
import { useState } from 'react';
import { useAppState, useServices } from '../../platform/services.ts';
import { roleWords } from '../../platform/store-standing.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { loadStores } from './load-stores.ts';

/** The way out of the store looked at, for whoever works in it. */
export function LeaveStore() {
  const store = useAppState(({ store }) => (store.selected_ids.length > 0 ? null : store.active));
  return store && <LeaveButton key={store.id} store={store} />;
}

function LeaveButton({ store }: { store: Store }) {
  const services = useServices();
  const [isAsking, setAsking] = useState(false);
  const leaving = useAction(async () => {
    try {
      await services.api(
        'POST /api/stores/leave',
        { body: { store_id: store.id } },
        { idempotencyKey: crypto.randomUUID() },
      );
      // Another store is looked at then; what is left of the list says which, and useLostStores says it.
      await loadStores(services);
    } finally {
      setAsking(false);
    }
  });
  return (
    <div className="mx-auto max-w-xl px-4 pb-4 md:px-8 md:pb-8">
      <Button variant="quiet" isBlock onClick={() => setAsking(true)}>
        Berhenti bekerja di {store.name}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Berhenti bekerja di ${store.name}?`}
        text={`Anda (${roleWords[store.permission.role_name].toLowerCase()}) tidak dapat lagi membuka toko ini. Untuk kembali, pemilik toko harus mengundang Anda lagi.`}
        confirmLabel="Berhenti"
        isDanger
        isBusy={leaving.isBusy}
        onConfirm={leaving.run}
      />
    </div>
  );
}
