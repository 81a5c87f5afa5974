import { formatDay } from '../../../platform/indonesian-time.ts';
import { credit, debit, type Party, type Posting } from '../../book/book.service.ts';

/** What the postings of a collection go by. */
type CollectionMoney = {
  id: string;
  week_from: string;
  week_until: string;
  fee_amount: number;
  tax_amount: number;
  correction_amount: number;
  claims_amount: number;
  credit_amount: number;
  amount: number;
};

const ofOrder = (party_id: string): Party => ({ party: 'ORDER', party_id });
const ofComplaint = (party_id: string): Party => ({ party: 'COMPLAINT', party_id });
const ofCollection = ({ id }: { id: string }): Party => ({ party: 'COLLECTION', party_id: id });

/** A store has one credit, whatever it came from. */
export const storeCredit: Party = { party: 'CREDIT', party_id: '0' };

const weekOf = ({ week_from, week_until }: CollectionMoney) =>
  `${formatDay(week_from)} sampai ${formatDay(week_until)}`;

/** What was owed for each order, and for each refund that was paid for the store, is owed for the week from now on, less what was paid too much before. */
export const collected = (
  collection: CollectionMoney,
  orders: readonly { order_id: string; amount: number }[],
  claims: readonly { complaint_id: string; amount: number }[],
): Posting => ({
  cause: 'COLLECTION',
  cause_id: collection.id,
  sentence: `Tagihan biaya layanan ${weekOf(collection)}`,
  lines: [
    ...orders.map(({ order_id, amount }) => debit('FEE_PAYABLE', amount, ofOrder(order_id))),
    ...claims.map(({ complaint_id, amount }) =>
      debit('CLAIM_PAYABLE', amount, ofComplaint(complaint_id)),
    ),
    credit('FEE_PAYABLE', collection.amount, ofCollection(collection)),
    credit('FEE_PAYABLE', collection.credit_amount, storeCredit),
  ],
});

/** The store has paid from its own pocket; what came more is its credit. */
export const collectionsPaid = (
  payment_id: string,
  collections: readonly { id: string; amount: number }[],
  received: number,
): Posting => {
  const bill = collections.reduce((sum, { amount }) => sum + amount, 0);
  return {
    cause: 'COLLECTION_PAID',
    cause_id: payment_id,
    sentence: 'Pembayaran biaya layanan diterima marketplace',
    lines: [
      ...collections.map((each) => debit('FEE_PAYABLE', each.amount, ofCollection(each))),
      debit('FEE_PAYABLE', received - bill, storeCredit),
      credit('TILL', received),
    ],
  };
};

/** The marketplace asks for none of it: the fees were none, what it paid to buyers it has paid itself, and what credit was used is there again. */
export const collectionWaived = (
  collection: CollectionMoney,
  reverses_id: string | undefined,
): Posting => ({
  cause: 'COLLECTION_WAIVED',
  cause_id: collection.id,
  sentence: `Tagihan biaya layanan ${weekOf(collection)} dihapus oleh marketplace`,
  ...(reverses_id && { reverses_id }),
  lines: [
    debit('FEE_PAYABLE', collection.amount, ofCollection(collection)),
    debit('FEE_PAYABLE', collection.credit_amount, storeCredit),
    credit('PLATFORM_FEE', collection.fee_amount + collection.correction_amount),
    credit('FEE_TAX', collection.tax_amount),
    credit('REFUNDS', collection.claims_amount),
  ],
});
