import type { RoleName } from '@marketplace/contract/stores';
import { roleWords } from '../../platform/store-standing.ts';

/** What each role may do, as an owner would say it. */
const may: Record<RoleName, string> = {
  OWNER: 'Boleh semuanya, termasuk staf, uang, dan data toko.',
  ADMIN: 'Mengurus pesanan dan produk. Uang dan data toko hanya dapat dilihat.',
  ORDER_STAFF: 'Mengurus pesanan. Produk hanya dapat dilihat, saldo dan mutasi tidak.',
  STOCK_STAFF: 'Mengurus produk dan stok. Pesanan hanya dapat dilihat, saldo dan mutasi tidak.',
  VIEWER: 'Melihat semuanya, juga uang, tanpa mengubah apa pun.',
};

export const roleChoices = (Object.keys(may) as RoleName[]).map((value) => ({
  value,
  label: roleWords[value],
  hint: may[value],
}));
