import type { Webhook } from '@marketplace/contract/webhooks';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { deliveriesKey, webhooksQuery } from '../integrations.query.ts';

type Done = { onDone: () => void; onSecret: (secret: string) => void; onRemoved: () => void };

/** What can be done with a webhook, one at a time. */
export function useWebhookActions(
  store_id: string,
  { id: webhook_id, version, name }: Webhook,
  { onDone, onSecret, onRemoved }: Done,
) {
  const { api, queryClient } = useServices();
  const { queryKey } = webhooksQuery({ api }, store_id);
  const one = { store_id, webhook_id };
  const options = () => ({ idempotencyKey: crypto.randomUUID() });
  const refreshDeliveries = () =>
    queryClient.invalidateQueries({ queryKey: deliveriesKey(store_id, webhook_id) });
  const pausing = useAction(async (is_paused: boolean) => {
    try {
      const body = { ...one, is_paused };
      queryClient.setQueryData(
        queryKey,
        await api('POST /api/webhooks/pause', { body }, options()),
      );
      const text = is_paused ? `${name} dijeda.` : `${name} berjalan lagi.`;
      showToast({ text, kind: 'success' });
      void refreshDeliveries();
    } finally {
      onDone();
    }
  });
  const rotating = useAction(async () => {
    try {
      const after = await api('POST /api/webhooks/rotate-secret', { body: { ...one, version } });
      queryClient.setQueryData(queryKey, { webhooks: after.webhooks });
      onSecret(after.secret);
    } finally {
      onDone();
    }
  });
  const removing = useAction(async () => {
    try {
      const after = await api('POST /api/webhooks/delete', { body: one }, options());
      showToast({ text: `Webhook ${name} dihapus.`, kind: 'success', isForNext: true });
      onRemoved();
      queryClient.setQueryData(queryKey, after);
    } finally {
      onDone();
    }
  });
  const testing = useAction(async () => {
    const body = { ...one, request_id: crypto.randomUUID() };
    await api('POST /api/webhooks/test', { body }, options());
    showToast({ text: 'Percobaan dikirim. Lihat jawabannya di bawah.', kind: 'success' });
    await refreshDeliveries();
  });
  return { pausing, rotating, removing, testing };
}
