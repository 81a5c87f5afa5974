import type { Tx } from '../../../platform/db/handle.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { type NewNotification, pathTo } from '../../../platform/notifications/new-notification.ts';
import { readToTell } from './payout-notification.sql.ts';

type State = Tables['payouts']['state'];

const titles: Partial<Record<State, string>> = {
  WAITING_ACCOUNT: 'Pencairan menunggu rekening',
  SENT: 'Uang sedang dikirim ke rekening Anda',
  ARRIVED: 'Pencairan sudah masuk',
  FAILED: 'Pencairan gagal dikirim',
};

/** What the people of a store are told of a transfer; of several that changed together there is one word, of the most urgent. */
export async function payoutNotification(
  db: Tx,
  store_id: string,
  payout_ids: readonly string[],
): Promise<NewNotification | undefined> {
  const payouts = await readToTell(db, store_id, payout_ids);
  const told =
    payouts.find(({ state }) => state === 'FAILED') ??
    payouts.find(({ state }) => state === 'WAITING_ACCOUNT') ??
    payouts[0];
  const title = told && titles[told.state];
  if (!title) return undefined;
  const { id, state, amount } = told;
  return {
    category: 'MONEY',
    kind: `payout.${state.toLowerCase()}`,
    title,
    text: rupiah(amount),
    path: pathTo('/seller/payouts/detail', { payoutId: id, store_id }),
  };
}
