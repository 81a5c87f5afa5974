import { id } from '@marketplace/contract/fields';
import type { Holding, HoldingsQuery } from '@marketplace/contract/money';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { bankName } from '../../banks/banks.service.ts';
import { masked } from '../../payouts/record/payouts.service.ts';
import { type CashRow, readCash } from './cash.sql.ts';
import { holdOf, type Opened } from './hold-reason.ts';
import { type OpenHolding, readHoldings } from './holdings.sql.ts';

const accountOf = {
  HELD: 'ESCROW',
  TRANSIT: 'PAYOUT_TRANSIT',
  RECEIVABLE: 'RECEIVABLE',
  FEES: 'FEE_PAYABLE',
} as const satisfies Record<string, Opened['account']>;

const partyKey = z.enum(['ORDER', 'PAYOUT', 'COLLECTION', 'CREDIT']);
/** A store's credit has no id of its own. */
const idOrNone = z.string().regex(/^\d{1,18}$/);

export function listHoldings(db: Db, scope: StoreScope, { kind, ...query }: HoldingsQuery) {
  return kind === 'CASH'
    ? cashPage(db, scope, query)
    : partyPage(db, scope, accountOf[kind], query);
}

type Page = Pick<HoldingsQuery, 'after' | 'page_size'>;

async function partyPage(db: Db, scope: StoreScope, account: Opened['account'], query: Page) {
  const { data, next } = await followingPage(
    query,
    z.tuple([partyKey, idOrNone, id]),
    (behind, limit) => readHoldings(db, scope, account, behind, limit),
    ({ party, party_id, store_id }) => [partyKey.parse(party), party_id, store_id],
  );
  return { data: data.map(toHolding), next };
}

/** The buyer; of what is on its way, the account it goes to. */
export const nameOf = ({ buyer_name, bank_code, number_last4 }: OpenHolding): string =>
  bank_code && number_last4 ? `${bankName(bank_code)} ${masked(number_last4)}` : (buyer_name ?? '');

const toHolding = (row: OpenHolding): Holding => ({
  key: `${row.store_id}-${row.party}-${row.party_id}`,
  store_id: row.store_id,
  store_name: row.store_name,
  time_zone: row.time_zone,
  order_id: row.order_id,
  order_number: row.order_number,
  name: nameOf(row),
  amount: row.amount,
  ...holdOf(row),
  fee_collection_id: row.fee_collection_id,
  week_from: row.week_from,
  week_until: row.week_until,
  payout_id: row.payout_id,
  order_count: row.order_count,
});

async function cashPage(db: Db, scope: StoreScope, query: Page) {
  const { data, next } = await followingPage(
    query,
    z.tuple([id, z.enum(['DRIVER_CASH', 'LOGISTIC_CASH']), id, id, z.string().regex(/^\d{1,15}$/)]),
    (behind, limit) => readCash(db, scope, behind, limit),
    (row) => [
      row.store_id,
      row.account,
      row.party_id,
      row.posting_id,
      String(row.later + row.amount),
    ],
  );
  return { data: data.map(toCash), next };
}

const toCash = (row: CashRow): Holding => ({
  key: `${row.store_id}-${row.account}-${row.posting_id}`,
  store_id: row.store_id,
  store_name: row.store_name,
  time_zone: row.time_zone,
  order_id: row.order_id,
  order_number: row.order_number,
  name: row.holder_name,
  amount: row.amount,
  reason: row.account === 'DRIVER_CASH' ? 'WITH_DRIVER' : 'WITH_SERVICE',
  until: null,
  fee_collection_id: null,
  week_from: null,
  week_until: null,
  payout_id: null,
  order_count: null,
});
