export const cardCategories = ['TRANSACTION', 'STORE_MANAGEMENT', 'PROMOTION'] as const;
export const cardDestinations = ['SELLER', 'BUYER'] as const;
