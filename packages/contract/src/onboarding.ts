import { z } from 'zod';
import { asMember, endpoint, user } from './endpoint.ts';
import { done, id, says } from './fields.ts';
import { onboardingSteps, onboardingTips } from './onboarding-words.ts';

const step = z.object({
  code: z.enum(onboardingSteps),
  is_done: z.boolean(),
  /** Whether the person may do it; another of the store has to otherwise. */
  may_do: z.boolean(),
});

const content = endpoint({
  method: 'GET',
  path: '/api/in-app-onboarding/content',
  doc: 'What a store has done of what makes it sell, and what the person has not been told yet. A store that may not sell has no steps.',
  access: asMember('store_id'),
  query: z.strictObject({ store_id: id }),
  response: z.object({
    steps: z.array(step),
    /** The person wants to see no more of it on the first page. */
    is_put_away: z.boolean(),
    /** Tips that the person has not put away yet. */
    tips: z.array(z.enum(onboardingTips)),
  }),
  errors: [],
});

const seen = endpoint({
  method: 'POST',
  path: '/api/in-app-onboarding/seen',
  doc: 'The person has read a tip: it comes no more, on any device.',
  access: user,
  body: z.strictObject({ tip: z.enum(onboardingTips, says('not_a_choice')) }),
  response: done,
  errors: [],
});

export const onboarding = { content, seen };
export type OnboardingContent = z.infer<typeof content.response>;
