import type { PromotionRow } from '@marketplace/contract/promotion';

/** What it means to leave: of a promotion that runs the price is another at once. */
export const leavingWords = ({ state }: PromotionRow): string =>
  state === 'RUNNING'
    ? 'Harga kembali seperti biasa sekarang juga. Pesanan yang sudah masuk tetap dengan harga promo.'
    : 'Harga promo yang sudah ditentukan tidak akan berlaku.';
