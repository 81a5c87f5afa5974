import type { BankAccount } from '@marketplace/contract/bank-account';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useKeys } from '../../../platform/forms/use-keys.ts';
import { useServices } from '../../../platform/services.ts';
import { payoutsKey } from '../payouts.query.ts';
import { accountDraft } from './draft-names.ts';
import { ProvenForm } from './proven-form.tsx';
import { useOwnerCode } from './use-owner-code.ts';

type Props = { account: BankAccount; onApproved: () => void };

/** A second owner's yes, proven by a code. */
export function ApproveForm({ account: { id, store_id, added_by }, onApproved }: Props) {
  const { api, queryClient } = useServices();
  const owner = useOwnerCode(store_id);
  const keys = useKeys();
  const form = useDraftForm({
    name: accountDraft.approving(store_id, id),
    base: {},
    initial: () => ({}),
    check: () => ({}),
    send: () => {
      const body = { store_id, bank_account_id: id, otp_code: owner.code };
      const options = { idempotencyKey: keys.keyFor(body) };
      return owner.proving(api('POST /api/stores/bank-accounts/approve', { body }, options));
    },
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: payoutsKey });
      onApproved();
    },
  });
  return (
    <ProvenForm form={form} owner={owner} submitLabel="Setujui">
      <p className="text-ink-soft">
        Ditambahkan oleh {added_by ?? 'pemilik lain'}. Setujui hanya bila Anda tahu rekening ini
        milik toko: uang pencairan masuk ke sini tanpa menunggu 24 jam.
      </p>
    </ProvenForm>
  );
}
