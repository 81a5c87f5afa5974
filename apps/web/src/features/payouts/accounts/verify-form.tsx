import type { BankAccount } from '@marketplace/contract/bank-account';
import { useState } from 'react';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { BarrierNote, RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useKeys } from '../../../platform/forms/use-keys.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import type { OwnCode } from '../../../shared/use-own-code.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { payoutsKey } from '../payouts.query.ts';
import { AccountFacts, AccountNotes } from './account-facts.tsx';
import { accountDraft } from './draft-names.ts';
import { ProvenForm } from './proven-form.tsx';
import { useOwnerCode } from './use-owner-code.ts';

type Props = { account: BankAccount; onVerified: () => void };

const unprovenWords = {
  NAME_DIFFERS: 'Bank menjawab nama yang berbeda. Periksa namanya, lalu minta kode baru.',
  UNVERIFIED: 'Bank belum menjawab. Coba lagi dengan kode baru.',
};

/** Proves an account by a fresh code and by the name that the bank has. */
export function VerifyForm({ account, onVerified }: Props) {
  return (
    <>
      <Card>
        <AccountFacts account={account} />
        <AccountNotes account={account} />
      </Card>
      {account.state === 'VERIFIED' ? (
        <Banner kind="default">Rekening ini sudah terverifikasi.</Banner>
      ) : (
        <Fields account={account} onVerified={onVerified} />
      )}
    </>
  );
}

function Fields({ account, onVerified }: Props) {
  const { id, store_id, holder_name } = account;
  const { api, queryClient } = useServices();
  const barrier = useBarrier('store', store_id);
  const owner = useOwnerCode(store_id);
  const keys = useKeys();
  /** What the bank said to a code, until the next one is sent. */
  const [unproven, setUnproven] = useState<{ by: OwnCode['sent']; words: string }>();
  const form = useDraftForm({
    name: accountDraft.verifying(store_id, id),
    base: { holder_name },
    initial: ({ holder_name }) => ({ holder_name }),
    check: ({ holder_name }) => inWords({ holder_name: textCheck(holder_name, 3, 100) }),
    send: ({ holder_name }) => {
      const body = { store_id, bank_account_id: id, holder_name, otp_code: owner.code };
      // Another code is another try.
      const options = { idempotencyKey: keys.keyFor(body) };
      return owner.proving(api('POST /api/stores/bank-accounts/verify', { body }, options));
    },
    leave: ({ bank_accounts }) => {
      void queryClient.invalidateQueries({ queryKey: payoutsKey });
      const state = bank_accounts.find((account) => account.id === id)?.state;
      if (state !== 'VERIFIED') {
        owner.spend();
        setUnproven({ by: owner.sent, words: unprovenWords[state ?? 'UNVERIFIED'] });
        return;
      }
      showToast({ text: 'Rekening terverifikasi.', kind: 'success', isForNext: true });
      onVerified();
    },
  });
  if (!form.isReady) return <Skeleton className="h-48 w-full rounded-lg" />;
  if (barrier) return <BarrierNote barrier={barrier} />;
  return (
    <ProvenForm form={form} owner={owner} submitLabel="Verifikasi">
      <RestoredNote form={form} />
      {unproven && unproven.by === owner.sent && <Banner kind="error">{unproven.words}</Banner>}
      <TextField
        label="Nama pemilik rekening"
        autoComplete="off"
        maxLength={100}
        hint="Persis seperti di buku tabungan. Nama ini dicocokkan dengan bank."
        {...form.field('holder_name')}
      />
    </ProvenForm>
  );
}
