/** What is typed about accounts, named as forms of a store are: it goes with the store, and only with it. */
export const accountDraft = {
  adding: (store_id: string) => `bank-account:${store_id}:new`,
  verifying: (store_id: string, bank_account_id: string) =>
    `bank-account:${store_id}:verify-${bank_account_id}`,
  approving: (store_id: string, bank_account_id: string) =>
    `bank-account:${store_id}:approve-${bank_account_id}`,
  choosing: (store_id: string, order_id: string) => `order-account:${store_id}:${order_id}`,
};
