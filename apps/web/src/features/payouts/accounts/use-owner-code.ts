import { useServices } from '../../../platform/services.ts';
import { useOwnCode } from '../../../shared/use-own-code.ts';

/** The fresh code that changing an account needs. */
export function useOwnerCode(store_id: string) {
  const { api } = useServices();
  return useOwnCode((options) =>
    api('POST /api/stores/bank-accounts/send-code', { body: { store_id } }, options),
  );
}
