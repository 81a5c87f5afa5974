/** Where a demand of a buyer and what a store offers for it can stand. Without zod, so that a first page may carry it. */
export const tenderStates = ['OPEN', 'AWARDED', 'CLOSED', 'EXPIRED'] as const;

/**
 * Where a demand stands for one store. OPEN: it fits and nobody has answered. SENT: there is an offer. MISSED: it ended without an
 * answer. WITHDRAWN and EXPIRED are of the store's offer, DECLINED is "tidak berminat".
 */
export const demandStates = [
  'OPEN',
  'SENT',
  'WON',
  'LOST',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'MISSED',
] as const;

export const demandSorts = [
  'closing_soon',
  'newest',
  'highest_value',
  'nearest',
  'most_served',
] as const;

/** How a buyer wants the goods of a demand: brought, or to fetch them. */
export const tenderDeliveries = ['STORE_COURIER', 'BUYER_PICKUP'] as const;

/** Why a store does not answer a demand. */
export const declineReasons = [
  'out_of_stock',
  'price_too_low',
  'too_far',
  'too_soon',
  'not_worth_it',
  'other',
] as const;

/** What came of an offer that was not taken: another store won, or the buyer ended the demand. */
export const lossReasons = ['OTHER_WON', 'DEMAND_CLOSED'] as const;

/** What happened to an offer. */
export const offerRoundKinds = [
  'OFFERED',
  'REVISED',
  'COUNTERED',
  'COUNTER_ACCEPTED',
  'COUNTER_REFUSED',
  'WITHDRAWN',
] as const;

/** Where a proposed price comes from: what this buyer last took it for, the price for that quantity, the usual price, or the least margin. */
export const priceOrigins = ['LAST_WIN', 'TIER', 'PRICE', 'FLOOR'] as const;

export const demandActions = [
  'offer',
  'revise',
  'withdraw',
  'answer_counter',
  'decline',
  'undo_decline',
] as const;

export const tenderActions = ['edit', 'counter', 'award', 'close'] as const;

export type TenderState = (typeof tenderStates)[number];
export type DemandState = (typeof demandStates)[number];
export type DemandSort = (typeof demandSorts)[number];
export type TenderDelivery = (typeof tenderDeliveries)[number];
export type DeclineReason = (typeof declineReasons)[number];
export type OfferRoundKind = (typeof offerRoundKinds)[number];
export type PriceOrigin = (typeof priceOrigins)[number];
export type DemandAction = (typeof demandActions)[number];
export type TenderAction = (typeof tenderActions)[number];

export const mostTenderItems = 50;
export const mostOpenTenders = 20;
/** Of one buyer in a day, whatever became of them. */
export const mostTendersADay = 50;
/** Of one demand, counted from the first of them. */
export const mostEditsADay = 30;
/** What the two sides may say to each other about one offer. */
export const mostOfferRounds = 20;
export const mostValidityDays = 30;
