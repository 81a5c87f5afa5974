import type { MoneyBalance } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readBalance } from './balance.sql.ts';

export async function showBalance(db: Db, scope: StoreScope): Promise<MoneyBalance> {
  const row = await readBalance(db, scope);
  const { held, transit, cash, receivable, fees } = row;
  return {
    total: held + transit + cash + receivable,
    received_today: row.received_today,
    held: { amount: held, order_count: row.held_count, ends_today: row.ends_today },
    transit: { amount: transit, payout_count: row.payout_count },
    cash: { amount: cash, holders: row.holders },
    receivable: {
      amount: receivable,
      order_count: row.receivable_count,
      overdue_count: row.overdue_count,
    },
    fees: {
      amount: fees,
      billed_amount: row.billed_amount,
      overdue_amount: row.overdue_amount,
      next_collection: row.next_collection,
    },
  };
}
