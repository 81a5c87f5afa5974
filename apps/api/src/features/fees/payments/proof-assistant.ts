import type { ProofFinding } from '@marketplace/contract/ops-fee-payments';
import { rupiah } from '../../../platform/exports/written.ts';
import { formatDay, formatInstant, wallTime } from '../../../platform/indonesian-time.ts';
import type { Submitted, UsedBefore } from './submitted-proofs.sql.ts';

type Looked = Pick<
  Submitted,
  | 'amount'
  | 'paid_amount'
  | 'paid_on'
  | 'reference'
  | 'picture_hash'
  | 'file_created_at'
  | 'time_zone'
>;

/**
 * What an operator should know before they believe a proof. It approves nothing: where it noticed nothing, somebody still has
 * to look for the money. `billed_at` is when the newest of its bills was made.
 */
export function findingsOf(
  proof: Looked,
  billed_at: string,
  usedBefore: readonly UsedBefore[],
): ProofFinding[] {
  const { amount, paid_amount, paid_on, file_created_at, time_zone } = proof;
  const billDay = wallTime(billed_at, time_zone).toISOString().slice(0, 10);
  const noticed = (kind: ProofFinding['kind'], isSo: boolean, text: string): ProofFinding[] =>
    isSo ? [{ kind, text, earlier: null }] : [];
  return [
    ...usedBefore.map((earlier) => ofBefore(proof, earlier)),
    ...noticed(
      'AMOUNT_DIFFERS',
      paid_amount !== amount,
      `Tertulis ${rupiah(paid_amount)}, yang diminta ${rupiah(amount)}.`,
    ),
    ...noticed(
      'DATE_BEFORE_BILL',
      paid_on < billDay,
      `Tertulis ditransfer ${formatDay(paid_on)}, sebelum tagihan dibuat ${formatDay(billDay)}.`,
    ),
    ...noticed(
      'FILE_OLDER_THAN_BILL',
      file_created_at !== null && file_created_at < billed_at,
      `Berkas dikirim ${formatInstant(file_created_at ?? billed_at, time_zone)}, sebelum tagihan dibuat.`,
    ),
    ...noticed(
      'PICTURE_NOT_COMPARED',
      proof.picture_hash === null,
      'Berkas bukan foto, jadi tidak dibandingkan dengan bukti lain.',
    ),
  ];
}

function ofBefore(
  { reference, time_zone }: Looked,
  { kind, payment_id, store_id, store_name, submitted_at }: UsedBefore,
): ProofFinding {
  const where = `${store_name} pada ${formatInstant(submitted_at, time_zone)}`;
  const text =
    kind === 'SAME_PICTURE'
      ? `Foto ini sangat mirip dengan bukti ${where}.`
      : `Nomor referensi ${reference} sudah dipakai ${where}.`;
  return { kind, text, earlier: { payment_id, store_id, store_name, submitted_at } };
}
