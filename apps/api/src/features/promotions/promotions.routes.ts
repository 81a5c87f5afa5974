import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listCandidates } from './joining/candidates.service.ts';
import { joinPromotion } from './joining/join-promotion.service.ts';
import { leavePromotion } from './joining/leave-promotion.service.ts';
import { listPromotions, summarisePromotions } from './list/list-promotions.service.ts';
import { cancelPromotion } from './ops/cancel-promotion.service.ts';
import { listPublished, publishPromotion } from './ops/publish-promotion.service.ts';
import { showPromotion } from './record/show-promotion.service.ts';

const { promotions, opsPromotions } = contract;

export const promotionsRoutes = [
  bind(promotions.list, ({ db, scope, query }) => listPromotions(db, scope, query)),
  bind(promotions.detail, ({ db, scope, query }) => showPromotion(db, scope, query)),
  bind(promotions.candidates, ({ db, scope, query }) => listCandidates(db, scope, query)),
  bind(promotions.join, ({ db, who, scope, body }) => joinPromotion(db, who, scope, body)),
  bind(promotions.leave, ({ db, who, scope, body }) => leavePromotion(db, who, scope, body)),
  bind(promotions.summary, ({ db, scope }) => summarisePromotions(db, scope)),
];

/** What operators offer the stores. */
export const opsPromotionsRoutes = [
  bind(opsPromotions.list, ({ db, query }) => listPublished(db, query)),
  bind(opsPromotions.publish, ({ db, who, body }) => publishPromotion(db, who, body)),
  bind(opsPromotions.cancel, ({ db, body }) => cancelPromotion(db, body)),
];
