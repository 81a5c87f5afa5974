import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';

/** Leads to Accurate, where consent is given; the browser comes back to /integrate-accurate. */
export function useConnect(store_id: string) {
  const { api } = useServices();
  return useAction(async () => {
    const { authorize_url } = await api('POST /accounting/setup/begin', {
      body: { marketplace_store_id: store_id },
    });
    window.location.assign(authorize_url);
  });
}
