import {
  type OnboardingStep,
  type OnboardingTip,
  onboardingSteps,
  onboardingTips,
} from '@marketplace/contract/onboarding-words';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { MemberScope } from '../../platform/store-scope.ts';
import { insertSeen, readPersonProgress, readStoreProgress } from './onboarding.sql.ts';

/** What it takes to do a step oneself; messages to one's own device, nothing. */
const needs: Record<OnboardingStep, 'inventory' | 'order' | 'store' | null> = {
  profile: 'store',
  address: 'store',
  hours: 'store',
  delivery: 'store',
  bank: 'store',
  product: 'inventory',
  order: 'order',
  push: null,
  staff: 'store',
};

export async function onboardingContent(db: Db, who: Caller, scope: MemberScope) {
  const [store, person] = await Promise.all([
    readStoreProgress(db, scope, who.user_id),
    readPersonProgress(db, scope, who.user_id),
  ]);
  const progress = { ...store, push: person?.push };
  return {
    steps: store?.sells
      ? onboardingSteps.map((code) => ({
          code,
          is_done: progress[code] ?? false,
          may_do: mayDo(code, store.manages),
        }))
      : [],
    is_put_away: person?.is_put_away ?? false,
    tips: onboardingTips.filter((tip) => !person?.seen.includes(tip)),
  };
}

function mayDo(code: OnboardingStep, manages: readonly string[]): boolean {
  const area = needs[code];
  return area === null || manages.includes(area);
}

export async function noteSeen(db: Db, who: Caller, tip: OnboardingTip) {
  await inTransaction(db, (db) => insertSeen(db, who.user_id, tip));
  return { done: true as const };
}
