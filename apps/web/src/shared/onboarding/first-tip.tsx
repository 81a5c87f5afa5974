import type { OnboardingContent } from '@marketplace/contract/onboarding';
import type { OnboardingTip } from '@marketplace/contract/onboarding-words';
import { useQuery } from '@tanstack/react-query';
import { useAppState, useServices } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { onboardingKey, onboardingQuery } from './onboarding.query.ts';
import { tipWords } from './tip-words.ts';

/** Stands above a part of the application until it was put away once, on whatever device. */
export function FirstTip({ tip }: { tip: OnboardingTip }) {
  const services = useServices();
  const store_id = useAppState(({ store }) => store.active?.id ?? '');
  const { data } = useQuery({ ...onboardingQuery(services, store_id), enabled: store_id !== '' });
  if (!data?.tips.includes(tip)) return null;
  const close = () => {
    services.queryClient.setQueriesData(
      { queryKey: onboardingKey },
      (content: OnboardingContent | undefined) =>
        content && { ...content, tips: content.tips.filter((each) => each !== tip) },
    );
    // What could not be told comes once more, at worst.
    services.api('POST /api/in-app-onboarding/seen', { body: { tip } }).catch(() => {});
  };
  return (
    <Banner kind="default" onClose={close}>
      {tipWords[tip]}
    </Banner>
  );
}
