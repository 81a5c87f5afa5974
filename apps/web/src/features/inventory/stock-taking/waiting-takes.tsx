import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { heldUpBy, heldUpSentences } from '../../../platform/offline/held-up.ts';
import { useOffline } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { finishCall } from './open-takes.ts';
import { isToBeLookedAt, lookAgain } from './take-words.ts';

/** What was handed in and has not arrived; what arrives stands among the last ones. */
export function WaitingTakes({ store_id }: { store_id: string }) {
  const { outbox } = useOffline();
  const isOnline = useIsOnline();
  const queryClient = useQueryClient();
  const items = useStore(outbox.state, (state) => state.items);
  useEffect(
    () =>
      outbox.onSent(({ call }, answer) => {
        if (call !== finishCall) return;
        void queryClient.invalidateQueries({ queryKey: ['inventory-plans'] });
        if (isToBeLookedAt((answer as { plan: InventoryPlan }).plan))
          showToast({ text: lookAgain, kind: 'error' });
      }),
    [outbox, queryClient],
  );
  const waiting = items.filter(
    ({ call, body, refusal }) => call === finishCall && body.store_id === store_id && !refusal,
  );
  return waiting.map((item) => (
    <Banner key={item.id} kind="default">
      <b className="block">{item.label}</b>
      {sentenceOf(heldUpBy(item, isOnline))}
    </Banner>
  ));
}

const sentenceOf = (by: ReturnType<typeof heldUpBy>): string =>
  by ? heldUpSentences[by] : 'Sedang dikirim.';
