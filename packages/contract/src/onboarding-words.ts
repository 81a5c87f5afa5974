/** What a store does to sell well, in the order in which it makes sense. */
export const onboardingSteps = [
  'profile',
  'address',
  'hours',
  'delivery',
  'bank',
  'product',
  'order',
  'push',
  'staff',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Parts of the application that say once, to each person, what they are good for. */
export const onboardingTips = ['promotions', 'demands', 'numbers', 'money', 'complaints'] as const;
export type OnboardingTip = (typeof onboardingTips)[number];
