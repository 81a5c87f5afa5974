import { type LucideIcon, Menu, ReceiptText } from 'lucide-react';

type Entry = {
  to: '/seller/orders' | '/seller/more';
  search: Record<string, string>;
  label: string;
  icon: LucideIcon;
  /** Its address names the store. */
  isOfStore?: boolean;
  /** Carries the number of new orders. */
  isCounted?: boolean;
};

/** An entry comes with its feature. */
export const navigation: readonly Entry[] = [
  {
    to: '/seller/orders',
    search: { status: 'NEW' },
    label: 'Pesanan',
    icon: ReceiptText,
    isOfStore: true,
    isCounted: true,
  },
  { to: '/seller/more', search: {}, label: 'Lainnya', icon: Menu },
];
