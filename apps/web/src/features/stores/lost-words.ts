import type { Store } from '@marketplace/contract/stores';

export const lostWords = (stores: readonly Pick<Store, 'name'>[]): string =>
  `Anda tidak lagi bekerja di ${stores.map(({ name }) => name).join(', ')}.`;
