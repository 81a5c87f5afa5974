/** A code that buyers write, or a deal that holds by itself for who buys enough. */
export const voucherKinds = ['VOUCHER', 'VOLUME'] as const;
export const voucherDiscountKinds = ['AMOUNT', 'PERCENT'] as const;
export const voucherProducts = ['ALL', 'CHOSEN'] as const;
/** NEW: who has no order with the store, but such as came to nothing. */
export const voucherBuyers = ['ALL', 'NEW', 'CHOSEN'] as const;

/** USED_UP: its quota is taken; what orders give back makes it run again. */
export const voucherStates = ['UPCOMING', 'RUNNING', 'PAUSED', 'USED_UP', 'ENDED'] as const;
/** How a list of them is parted. */
export const voucherTabs = ['CURRENT', 'ENDED'] as const;

export type VoucherKind = (typeof voucherKinds)[number];
export type VoucherDiscountKind = (typeof voucherDiscountKinds)[number];
export type VoucherProducts = (typeof voucherProducts)[number];
export type VoucherBuyers = (typeof voucherBuyers)[number];
export type VoucherState = (typeof voucherStates)[number];
export type VoucherTab = (typeof voucherTabs)[number];

/** What has not ended, in one store. */
export const mostVouchers = 100;
export const mostVoucherProducts = 200;
export const mostVoucherBuyers = 200;
/** As it is kept: buyers may write it in any case, with blanks. */
export const voucherCodePattern = /^[A-Z0-9]{4,20}$/;

/** A code as it is kept, from what somebody typed. */
export const normalisedVoucherCode = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();
