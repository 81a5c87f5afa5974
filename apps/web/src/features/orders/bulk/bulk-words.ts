import type { BulkAction, BulkRefusal } from '@marketplace/contract/order-bulk';
import { statusWords } from '../order-words.ts';

type Words = { label: string; doing: string; done: string };

/** The button, what is going on, and what has become of the orders. */
export const bulkWords: Record<BulkAction, Words> = {
  ACCEPT: { label: 'Terima', doing: 'Menerima', done: 'diterima' },
  READY: { label: 'Siap diambil', doing: 'Menyiapkan', done: 'siap diambil' },
  SHIP: { label: 'Kirim', doing: 'Mengirim', done: 'dikirim' },
};

const number = (count: number) => count.toLocaleString('id-ID');

/** Menerima 12 pesanan. */
export const doingWords = (action: BulkAction, count: number): string =>
  `${bulkWords[action].doing} ${number(count)} pesanan`;

/** 34 dari 60 diterima. */
export const doneWords = (action: BulkAction, done: number, total: number): string =>
  done === total
    ? `${number(done)} pesanan ${bulkWords[action].done}`
    : `${number(done)} dari ${number(total)} pesanan ${bulkWords[action].done}`;

/** Why an order was left as it is. */
export const refusalWords = ({ code, error_message, current_status }: BulkRefusal): string =>
  code === 'order_state_conflict' && current_status
    ? `Statusnya “${statusWords[current_status].label}”, jadi langkah ini tidak dapat dilakukan.`
    : error_message;

/** What may be put right, or passes. */
const passing: readonly BulkRefusal['code'][] = [
  'server_busy',
  'stock_insufficient',
  'buyer_over_limit',
];

/** Those that may go through another time, once what stood in their way is put right. */
export const worthAnotherTry = (refused: readonly BulkRefusal[]): string[] =>
  refused.filter(({ code }) => passing.includes(code)).map(({ order_id }) => order_id);
