import type { Tx } from '../../../platform/db/handle.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { textMessages } from '../../../platform/outbox/text-messages.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { bankName } from '../../banks/banks.service.ts';
import type { AccountRow } from '../record/account-rows.sql.ts';
import { masked } from '../record/payouts.service.ts';
import { readOwners } from './bank-accounts.sql.ts';

const happened = {
  add: 'ditambahkan. Pencairan pertama paling cepat 24 jam lagi, atau setelah disetujui pemilik lain',
  verify: 'terverifikasi',
  approve: 'disetujui dan dapat langsung menerima pencairan',
  set_default: 'dijadikan tujuan pencairan',
  remove: 'dihapus',
} as const;

/** Every owner hears of it, who did it included: an account that none of them added is how money is stolen. */
export async function tellOwners(
  db: Tx,
  store: OneStore,
  account: AccountRow,
  what: keyof typeof happened,
): Promise<void> {
  const { store_id } = store;
  const { id, bank_code, number_last4 } = account;
  const shown = `${bankName(bank_code)} ${masked(number_last4)}`;
  for (const { user_id, phone_number, store_name } of await readOwners(db, store))
    await sendLater(db, textMessages, {
      user_id,
      target: phone_number,
      about: `bank_account.${what}`,
      payload: {
        text: `Rekening ${shown} toko ${store_name} ${happened[what]}. Jika bukan Anda atau pemilik lain, segera hubungi bantuan.`,
      },
    });
  await recordAct(db, `bank_account.${what}`, {
    store_id,
    bank_account_id: id,
    bank_code,
    last4: number_last4,
  });
}
