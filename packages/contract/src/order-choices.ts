/** What an order can be sorted and narrowed by. Without zod, so that a first page may carry it. */
export const paymentStatuses = ['UNPAID', 'WAITING_VERIFICATION', 'PAID', 'REFUNDED'] as const;
export const paymentMethods = ['TRANSFER', 'COD', 'TERM'] as const;
export const deliveries = ['STORE_COURIER', 'GLOG_SAME_DAY', 'BUYER_PICKUP'] as const;
export const orderSorts = ['newest', 'deadline', 'highest_value'] as const;
