import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { registrationQuery } from '../accounting.query.ts';

/** Holds both books against each other now; how far it is stands above the page. */
export function useCompare(store_id: string) {
  const services = useServices();
  return useAction(async () => {
    await services.api('POST /accounting/reconciliation/compare', {
      body: { marketplace_store_id: store_id },
    });
    await services.queryClient.invalidateQueries({
      queryKey: registrationQuery(services, store_id).queryKey,
    });
  });
}
