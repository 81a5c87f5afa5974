import type { OnboardingContent } from '@marketplace/contract/onboarding';

type Steps = OnboardingContent['steps'];

/** How far a store is, and what comes next for this person: what they may do, before what another has to. */
export function progressOf(steps: Steps) {
  const open = steps.filter(({ is_done }) => !is_done);
  return {
    done: steps.length - open.length,
    total: steps.length,
    next: open.find(({ may_do }) => may_do)?.code,
  };
}
