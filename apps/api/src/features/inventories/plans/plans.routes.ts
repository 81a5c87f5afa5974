import { contract } from '@marketplace/contract/contract';
import { bind } from '../../../platform/http/bind.ts';
import { createPlan } from './create-plan.service.ts';
import { fixPlanRow } from './fix-plan.service.ts';
import { gridListings } from './grid-listings.service.ts';
import { listPlans, showPlan } from './show-plan.service.ts';
import { applyPlan, callOffPlan, undoPlan } from './start-plan.service.ts';

const { inventoryPlans } = contract;

export const plansRoutes = [
  bind(inventoryPlans.create, ({ db, who, scope, body }) => createPlan(db, who, scope, body)),
  bind(inventoryPlans.listings, ({ db, scope, query }) => gridListings(db, scope, query)),
  bind(inventoryPlans.list, ({ db, scope, query }) => listPlans(db, scope, query)),
  bind(inventoryPlans.detail, ({ db, scope, query }) => showPlan(db, scope, query)),
  bind(inventoryPlans.fix, ({ db, scope, body }) => fixPlanRow(db, scope, body)),
  bind(inventoryPlans.apply, ({ db, who, scope, body }) => applyPlan(db, who, scope, body)),
  bind(inventoryPlans.callOff, ({ db, scope, body }) => callOffPlan(db, scope, body)),
  bind(inventoryPlans.undo, ({ db, who, scope, body }) => undoPlan(db, who, scope, body)),
];
