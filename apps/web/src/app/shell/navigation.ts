import {
  ChartColumn,
  ClipboardList,
  House,
  type LucideIcon,
  Menu,
  MessageCircle,
  Package,
  Percent,
  ReceiptText,
  Store,
  Wallet,
} from 'lucide-react';

type Entry = {
  to:
    | '/seller'
    | '/seller/orders'
    | '/seller/inventory'
    | '/seller/chat'
    | '/seller/buyer-demands'
    | '/seller/promotion'
    | '/seller/money'
    | '/seller/analytics'
    | '/seller/store'
    | '/seller/more';
  search: Record<string, string>;
  label: string;
  icon: LucideIcon;
  /** Its address names the store. */
  isOfStore?: boolean;
  /** Carries the number of new orders. */
  isCounted?: boolean;
  /** What leads there at a desk. */
  keys?: string;
  /** Only on a desk: the phone's bar has no room for it, and “Lainnya” leads there. */
  isForDesk?: boolean;
  /** Hidden from who may see nothing of this area. */
  area?: 'inventory' | 'order' | 'store';
};

/** An entry comes with its feature. */
export const navigation: readonly Entry[] = [
  { to: '/seller', search: {}, label: 'Beranda', icon: House, keys: 'g h' },
  {
    to: '/seller/orders',
    search: { status: 'NEW' },
    label: 'Pesanan',
    icon: ReceiptText,
    keys: 'g o',
    isOfStore: true,
    isCounted: true,
    area: 'order',
  },
  {
    to: '/seller/inventory',
    search: {},
    label: 'Produk',
    icon: Package,
    keys: 'g p',
    isOfStore: true,
    area: 'inventory',
  },
  {
    to: '/seller/chat',
    search: {},
    label: 'Chat',
    icon: MessageCircle,
    keys: 'g c',
    isOfStore: true,
    area: 'order',
  },
  {
    to: '/seller/buyer-demands',
    search: {},
    label: 'Permintaan',
    icon: ClipboardList,
    isOfStore: true,
    isForDesk: true,
    area: 'order',
  },
  {
    to: '/seller/promotion',
    search: {},
    label: 'Promosi',
    icon: Percent,
    isOfStore: true,
    isForDesk: true,
    area: 'inventory',
  },
  {
    to: '/seller/money',
    search: {},
    label: 'Uang',
    icon: Wallet,
    isOfStore: true,
    isForDesk: true,
    area: 'store',
  },
  {
    to: '/seller/analytics',
    search: {},
    label: 'Angka',
    icon: ChartColumn,
    isOfStore: true,
    isForDesk: true,
    area: 'order',
  },
  { to: '/seller/store', search: {}, label: 'Toko', icon: Store, isForDesk: true, area: 'store' },
  { to: '/seller/more', search: {}, label: 'Lainnya', icon: Menu },
];

export const onPhone = ({ isForDesk = false }: Entry): boolean => !isForDesk;
