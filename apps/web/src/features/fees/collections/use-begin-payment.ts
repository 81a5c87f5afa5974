import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { RequestFailure, wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { feesKey } from '../fees.query.ts';

/** Begins to pay, and leads to where and how much; where somebody has begun already, to theirs. */
export function useBeginPayment(store_id: string) {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  // The same choice is the same payment, however often a bad line makes it be sent.
  const keys = useRef(new Map<string, string>());
  const open = (paymentId: string) =>
    navigate({ to: '/seller/fee-collections/payment', search: { paymentId, store_id } });
  return useAction(
    async (fee_collection_ids: string[]) => {
      const choice = fee_collection_ids.join();
      const idempotencyKey = keys.current.get(choice) ?? crypto.randomUUID();
      keys.current.set(choice, idempotencyKey);
      const body = { store_id, fee_collection_ids };
      const { payment } = await api(
        'POST /api/fee-collections/create',
        { body },
        { idempotencyKey },
      );
      keys.current.delete(choice);
      void queryClient.invalidateQueries({ queryKey: feesKey });
      await open(payment.id);
    },
    (error) => {
      const begun = error instanceof RequestFailure ? error.details.current_fee_payment : undefined;
      if (begun) void open(begun.id);
      else showToast({ text: wordsForThrown(error), kind: 'error' });
    },
  );
}
