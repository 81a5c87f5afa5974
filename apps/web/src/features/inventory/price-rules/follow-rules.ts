import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { rulesKey } from './rules.query.ts';

/** A colleague has changed a rule, or other prices are proposed. */
export function followRules(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: rulesKey,
    isOutdatedBy: ({ kind }) => kind === 'price_rules.changed',
  });
}
