import type { OnboardingContent } from '@marketplace/contract/onboarding';
import type { Services } from '../../platform/services.ts';
import { onboardingQuery } from './onboarding.query.ts';

/** Whether the first page shows how far the store is, for this person; at once, and back where it could not be kept. */
export async function putAway(
  services: Pick<Services, 'api' | 'queryClient'>,
  store_id: string,
  is_put_away: boolean,
): Promise<void> {
  const { queryKey } = onboardingQuery(services, store_id);
  const show = (now: boolean) =>
    services.queryClient.setQueryData(queryKey, (content: OnboardingContent | undefined) =>
      content ? { ...content, is_put_away: now } : content,
    );
  show(is_put_away);
  try {
    await services.api('POST /api/users/seller-ui-states', {
      body: { store_key: store_id, page: 'onboarding', state: { is_put_away } },
    });
  } catch (error) {
    show(!is_put_away);
    throw error;
  }
}
