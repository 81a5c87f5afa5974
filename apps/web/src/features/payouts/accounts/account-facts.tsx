import type { BankAccount } from '@marketplace/contract/bank-account';
import { moment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { accountName, accountStates } from './account-words.ts';

/** An account as it is known: of its number the last four digits. */
export function AccountFacts({ account }: { account: BankAccount }) {
  const { state, is_default, holder_name } = account;
  const { label, tone } = accountStates[state];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-lg font-semibold tabular-nums">{accountName(account)}</p>
        <p className="wrap-anywhere text-ink-soft">a.n. {holder_name}</p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        {is_default && <Badge tone="note">Utama</Badge>}
        <Badge tone={tone}>{label}</Badge>
      </span>
    </div>
  );
}

/** What keeps money from going there, or is to be looked at once more. */
export function AccountNotes({ account }: { account: BankAccount }) {
  const { state, has_unusual_length, payable_from, approved_by, store_id } = account;
  const timeZone = useTimeZone(store_id);
  const notes = [
    state === 'NAME_DIFFERS' &&
      'Nama di bank berbeda dengan nama yang ditulis. Betulkan lewat verifikasi; sampai itu uang tidak dikirim ke sini.',
    state === 'UNVERIFIED' &&
      'Bank belum menjawab pemilik rekening ini. Verifikasi lagi; sampai itu uang tidak dikirim ke sini.',
    state === 'VERIFIED' &&
      !approved_by &&
      Date.parse(payable_from) > Date.now() &&
      `Rekening baru: pencairan pertama paling cepat ${moment(payable_from, timeZone)}, kecuali pemilik lain menyetujuinya.`,
    has_unusual_length && 'Panjang nomornya tidak biasa untuk bank ini. Pastikan benar.',
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="mt-2 text-sm text-soon-700">
      {note}
    </p>
  ));
}
