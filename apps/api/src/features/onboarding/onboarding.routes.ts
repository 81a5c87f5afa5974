import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { noteSeen, onboardingContent } from './onboarding.service.ts';

export const onboardingRoutes = [
  bind(contract.onboarding.content, ({ db, who, scope }) => onboardingContent(db, who, scope)),
  bind(contract.onboarding.seen, ({ db, who, body }) => noteSeen(db, who, body.tip)),
];
