/** What the words of promotions can be. Without zod, so that a first page may carry them. */
export const promotionTypes = ['FLASH_SALE', 'DISCOUNT'] as const;

/** Where a promotion stands by the clock of the store that looks. It may still be joined while it runs, if its `joins_until` says so. */
export const promotionStates = ['UPCOMING', 'RUNNING', 'ENDED', 'CANCELLED'] as const;

/** How a list of promotions is parted: what can be joined, what the store takes part in, what is over. */
export const promotionTabs = ['JOINABLE', 'JOINED', 'ENDED'] as const;

/** Why a listing cannot be put into a promotion. */
export const promotionHindrances = ['INACTIVE', 'IN_ANOTHER', 'STOCK_SHORT'] as const;

/** Who or what lowers what a buyer pays; a marketplace may bear a part of the first. */
export const discountKinds = ['PROMOTION', 'VOLUME', 'VOUCHER'] as const;

export type PromotionType = (typeof promotionTypes)[number];
export type PromotionState = (typeof promotionStates)[number];
export type PromotionTab = (typeof promotionTabs)[number];
export type PromotionHindrance = (typeof promotionHindrances)[number];
export type DiscountKind = (typeof discountKinds)[number];

export const mostPromotionItems = 100;
/** Of one promotion in one store. */
export const mostPromotionItemsOfStore = 500;
