import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listBanks } from '../banks/banks.service.ts';
import { listSellerFees, sellerFeeDetail } from '../book/seller-fees.service.ts';
import {
  feeCollectionDetail,
  feeTransactionDetail,
  listFeeCollections,
  listFeeTransactions,
} from './collections/fee-collections.service.ts';
import { feeState, listFeeNotes } from './collections/fee-state.service.ts';
import {
  cancelFeePayment,
  createFeePayment,
  feePaymentDetail,
  listPaymentMethods,
} from './payments/fee-payments.service.ts';
import { submitProof } from './payments/submit-proof.service.ts';

const { sellerFees, feeCollections, payments } = contract;

export const feesRoutes = [
  bind(sellerFees.list, ({ db }) => listSellerFees(db)),
  bind(sellerFees.detail, ({ db, query }) => sellerFeeDetail(db, query.category_id)),
  bind(feeCollections.list, ({ db, scope, query }) => listFeeCollections(db, scope, query)),
  bind(feeCollections.importantNotes, ({ db, scope, query }) =>
    listFeeNotes(db, scope, query.store_id),
  ),
  bind(feeCollections.detail, ({ db, scope, query }) => feeCollectionDetail(db, scope, query)),
  bind(feeCollections.transactions, ({ db, scope, query }) =>
    listFeeTransactions(db, scope, query),
  ),
  bind(feeCollections.transactionDetail, ({ db, scope, query }) =>
    feeTransactionDetail(db, scope, query),
  ),
  bind(feeCollections.state, ({ db, scope, query }) => feeState(db, scope, query.store_id)),
  bind(feeCollections.create, ({ db, who, scope, body }) => createFeePayment(db, who, scope, body)),
  bind(feeCollections.updateStatus, ({ db, scope, body }) => cancelFeePayment(db, scope, body)),
  bind(payments.methods, ({ db }) => listPaymentMethods(db)),
  bind(payments.instruction, ({ db, scope, query }) => feePaymentDetail(db, scope, query)),
  bind(payments.submitProof, ({ db, who, scope, body }) => submitProof(db, who, scope, body)),
  bind(payments.banks, async () => listBanks()),
];
