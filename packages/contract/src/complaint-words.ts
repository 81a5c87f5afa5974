/** What a complaint can be about and where it can stand. Without zod, so that a first page may carry it. */
export const buyerComplaintKinds = [
  'DAMAGED',
  'SHORT',
  'WRONG_ITEM',
  'EXPIRED_GOODS',
  'NOT_RECEIVED',
] as const;

/** What a seller reports about an order; such a report never moves the order. */
export const sellerReportKinds = [
  'BUYER_UNREACHABLE',
  'BUYER_REFUSED',
  'WRONG_ADDRESS',
  'PAYMENT_PROBLEM',
  'GOODS_RETURNED',
  'OTHER',
] as const;

export const complaintKinds = [...buyerComplaintKinds, ...sellerReportKinds] as const;

/**
 * OPEN waits for the seller, OFFERED for the buyer, IN_REVIEW for the marketplace. DECIDED is a verdict that either side may still
 * appeal against; money and order move when it becomes RESOLVED or REJECTED.
 */
export const complaintStates = [
  'OPEN',
  'OFFERED',
  'IN_REVIEW',
  'DECIDED',
  'RESOLVED',
  'REJECTED',
  'WITHDRAWN',
] as const;

/** Those in which something is still to come. */
export const openComplaintStates = ['OPEN', 'OFFERED', 'IN_REVIEW', 'DECIDED'] as const;

export const complaintSides = ['BUYER', 'SELLER'] as const;

/** REFUND: money back, the buyer keeps the goods. RETURN: goods come back, and money for them. REPLACEMENT: the same goods are sent again. */
export const offerKinds = ['REFUND', 'RETURN', 'REPLACEMENT'] as const;

/** How a complaint may end: by one of the offers, with nothing, or, where a seller reported something, by that being right (UPHELD). */
export const termsKinds = [...offerKinds, 'UPHELD', 'NOTHING'] as const;

/** What becomes of the goods: they stay with the buyer, go back onto the shelf, or can no longer be sold. */
export const goodsEnds = ['KEPT', 'TO_STOCK', 'TO_LOSS'] as const;

/** What happened in a complaint. TIMED_OUT: nobody answered in time. SETTLED: order, stock and money have moved. */
export const complaintStepKinds = [
  'REGISTERED',
  'OFFERED',
  'REFUSED',
  'ACCEPTED',
  'DECLINED',
  'TIMED_OUT',
  'DECIDED',
  'APPEALED',
  'SETTLED',
  'WITHDRAWN',
  'HANDED_OVER',
  'CLAIMED',
] as const;

export const complaintActions = [
  'respond',
  'accept_offer',
  'decline_offer',
  'withdraw',
  'appeal',
  'hand_over_refund',
] as const;

export type ComplaintKind = (typeof complaintKinds)[number];
export type ComplaintState = (typeof complaintStates)[number];
export type ComplaintSide = (typeof complaintSides)[number];
export type OfferKind = (typeof offerKinds)[number];
export type TermsKind = (typeof termsKinds)[number];
export type GoodsEnd = (typeof goodsEnds)[number];
export type ComplaintStepKind = (typeof complaintStepKinds)[number];
export type ComplaintAction = (typeof complaintActions)[number];

export const mostComplaintPhotos = 5;
