import type { StoreKind } from '@marketplace/contract/registration-words';

export const kindWords: Record<StoreKind, string> = {
  WHOLESALER: 'Grosir',
  AGENT: 'Agen',
  DISTRIBUTOR: 'Distributor',
  MAKER: 'Produsen',
};
