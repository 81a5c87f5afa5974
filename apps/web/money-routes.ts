import { route } from '@tanstack/virtual-file-routes';
import type { LateGroup } from './build/site-map.ts';

/** What is owed, held, paid out and kept in the books: groups of the site map (`routes.ts`). */
export const moneyGroups: LateGroup[] = [
  {
    name: 'money',
    follower: { file: 'features/fees/follow-fees.ts', name: 'followFees' },
    screens: [
      route('/seller/fee-collections', 'features/fees/collections/fee-collections.screen.tsx'),
      route(
        '/seller/fee-collections/transactions',
        'features/fees/collections/fee-transactions.screen.tsx',
      ),
      route(
        '/seller/fee-collections/transactions/detail',
        'features/fees/collections/fee-transaction.screen.tsx',
      ),
      route('/seller/fee-collections/payment', 'features/fees/payment/fee-payment.screen.tsx'),
    ],
  },
  {
    name: 'saldo',
    follower: { file: 'features/money/follow-money.ts', name: 'followMoney' },
    screens: [
      route('/seller/money', 'features/money/saldo/money.screen.tsx'),
      route('/seller/money/postings', 'features/money/postings/postings.screen.tsx'),
      route('/seller/money/holdings', 'features/money/holdings/holdings.screen.tsx'),
      route('/seller/money/credit-book', 'features/money/credit-book/credit-book.screen.tsx'),
      route(
        '/seller/money/credit-book/buyer',
        'features/money/credit-book/credit-buyer.screen.tsx',
      ),
      route('/seller/money/driver-cash', 'features/money/driver-cash/driver-cash.screen.tsx'),
      route(
        '/seller/money/driver-cash/driver',
        'features/money/driver-cash/carried-cash.screen.tsx',
      ),
    ],
  },
  {
    name: 'payouts',
    follower: { file: 'features/payouts/follow-payouts.ts', name: 'followPayouts' },
    screens: [
      route('/seller/bank-accounts', 'features/payouts/accounts/bank-accounts.screen.tsx'),
      route('/seller/bank-accounts/add', 'features/payouts/accounts/add-account.screen.tsx'),
      route('/seller/bank-accounts/verify', 'features/payouts/accounts/verify-account.screen.tsx'),
      route(
        '/seller/disbursement-banks/select',
        'features/payouts/accounts/choose-for-order.screen.tsx',
      ),
      route(
        '/seller/disbursement-banks/verify',
        'features/payouts/accounts/verify-for-order.screen.tsx',
      ),
      route('/seller/payouts', 'features/payouts/list/payouts.screen.tsx'),
      route('/seller/payouts/detail', 'features/payouts/list/payout-detail.screen.tsx'),
    ],
  },
  {
    // Whoever comes by a link of the mobile app has a key in place of a login.
    name: 'accounting',
    isPublic: true,
    screens: [
      route('/integrate-accurate', 'features/accounting/setup/integrate.screen.tsx'),
      route('/accurate-entity', 'features/accounting/setup/entity.screen.tsx'),
      route('/accurate-warehouse', 'features/accounting/setup/warehouse.screen.tsx'),
      route('/accurate-linking-dashboard', 'features/accounting/links/linking.screen.tsx'),
      route('/accurate-linking-confirmation', 'features/accounting/links/confirmation.screen.tsx'),
      route(
        '/marketplace-create-inventory',
        'features/accounting/create/create-inventory.screen.tsx',
      ),
      route('/accurate-dashboard', 'features/accounting/board/dashboard.screen.tsx'),
      route('/accurate-integration-dashboard', 'features/accounting/board/integration.screen.tsx'),
    ],
  },
];
