import type { RoleName } from '@marketplace/contract/stores';
import { roleWords } from '../../platform/store-standing.ts';

/** What each role may do, as an owner would say it. */
const may: Record<RoleName, string> = {
  OWNER: 'Boleh semuanya, termasuk staf dan data toko.',
  ADMIN: 'Mengurus pesanan dan produk. Data toko hanya dapat dilihat.',
  ORDER_STAFF: 'Mengurus pesanan. Produk hanya dapat dilihat.',
  STOCK_STAFF: 'Mengurus produk dan stok. Pesanan hanya dapat dilihat.',
  VIEWER: 'Melihat semuanya, tanpa mengubah apa pun.',
};

export const roleChoices = (Object.keys(may) as RoleName[]).map((value) => ({
  value,
  label: roleWords[value],
  hint: may[value],
}));
