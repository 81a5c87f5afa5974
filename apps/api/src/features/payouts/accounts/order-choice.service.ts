import type { OrderChoice, OrderChoiceBody } from '@marketplace/contract/bank-accounts';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { placeOrders } from '../placing/place-orders.service.ts';
import { lockPayouts } from '../record/door.sql.ts';
import { mustReadPayout, refuseState } from '../record/payouts.service.ts';
import { publishPayouts } from '../record/publish-payouts.service.ts';
import { mustBeUsable } from '../record/usable-account.service.ts';
import { listAccounts } from './bank-accounts.service.ts';
import { type ChoiceRow, forgetChoice, keepChoice, readChoice } from './order-choice.sql.ts';

/** The accounts of a store and, asked for an order, which of them its money goes to. */
export async function accountsFor(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, order_id }: { store_id: string; order_id?: string | undefined },
) {
  const store = storeIn(scope, store_id);
  const order_choice = order_id ? toChoice(await mustFindOrder(db, store, order_id)) : null;
  return { bank_accounts: await listAccounts(db, who, scope, store), order_choice };
}

/** Until its payout was sent; what failed and is tried again goes by the payout. */
const canChoose = ({ payout_state, attempt }: Pick<ChoiceRow, 'payout_state' | 'attempt'>) =>
  payout_state === null ||
  payout_state === 'WAITING_ACCOUNT' ||
  (payout_state === 'SCHEDULED' && attempt === 1);

const toChoice = ({
  payment_method: _,
  has_share: __,
  attempt,
  ...row
}: ChoiceRow): OrderChoice => ({
  ...row,
  can_choose: canChoose({ ...row, attempt }),
});

/** One whose money, or what the marketplace pays of its discounts, is paid out to the store. */
async function mustFindOrder(db: Db, store: OneStore, order_id: string): Promise<ChoiceRow> {
  const order = (await readChoice(db, store, order_id)) ?? fail('order_not_found');
  const { payment_method, has_share } = order;
  return payment_method === 'TRANSFER' || has_share ? order : fail('order_not_by_transfer');
}

export const chooseForOrder = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, order_id, bank_account_id }: OrderChoiceBody,
): Promise<{ order_choice: OrderChoice }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await lockPayouts(db, store);
    const order = await mustFindOrder(db, store, order_id);
    if (order.bank_account_id === bank_account_id) return { order_choice: toChoice(order) };
    if (order.payout_id && !canChoose(order))
      refuseState(await mustReadPayout(db, store, order.payout_id));
    if (bank_account_id) {
      await mustBeUsable(db, store, bank_account_id);
      await keepChoice(db, store, order_id, bank_account_id, who.user_id);
    } else await forgetChoice(db, store, order_id);
    await recordAct(db, 'bank_account.choose', {
      store_id,
      order_id,
      before: order.bank_account_id,
      after: bank_account_id,
    });
    await publishPayouts(db, store, await placeOrders(db, store));
    return { order_choice: toChoice(await mustFindOrder(db, store, order_id)) };
  });
