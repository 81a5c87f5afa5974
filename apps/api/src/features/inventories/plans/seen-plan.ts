import { failWith } from '../../../platform/failure.ts';
import type { Plan } from './plans.sql.ts';

/** Nobody answers for a plan that somebody else has mended since they looked at it. */
export function refuseOutdated(plan: Plan, seen: number): void {
  if (plan.version === seen) return;
  const { heads: _heads, is_undo_over: _over, created_micros: _micros, ...current_plan } = plan;
  failWith('plan_version_conflict', { current_plan });
}
