import { AppLink } from '../../../platform/navigation/app-link.tsx';

/** Where rates and rules stand, for anybody to read. */
export const FeesExplained = () => (
  <p className="flex flex-wrap gap-x-6 font-semibold text-brand-700 *:inline-flex *:min-h-11 *:items-center *:hover:underline">
    <AppLink to="/seller/seller-fee">Cara biaya dihitung</AppLink>
    <AppLink to="/seller/payment-info">Kapan uang masuk</AppLink>
  </p>
);
