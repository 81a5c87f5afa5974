import type { BankAccount } from '@marketplace/contract/bank-account';
import { useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AccountFacts, AccountNotes } from './account-facts.tsx';
import { accountName } from './account-words.ts';
import { ApproveForm } from './approve-form.tsx';
import { useAccountChange } from './use-account-change.ts';

type Props = { account: BankAccount; isFixed: boolean };

/** An account, and what can be done with it. */
export function AccountCard({ account, isFixed }: Props) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-card">
      <AccountFacts account={account} />
      <AccountNotes account={account} />
      {!isFixed && <Actions account={account} />}
    </div>
  );
}

function Actions({ account }: { account: BankAccount }) {
  const { id, store_id, state, is_default, can_approve } = account;
  const name = accountName(account);
  const choosing = useAccountChange(
    account,
    'POST /api/stores/bank-accounts/set-disbursement-account',
  );

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
      {state === 'VERIFIED' && !is_default && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Jadikan utama: ${name}`}
          isBusy={choosing.isBusy}
          onClick={choosing.run}
        >
          Jadikan utama
        </Button>
      )}
      {state !== 'VERIFIED' && (
        <AppLink
          to="/seller/bank-accounts/verify"
          search={{ bankId: id, store_id }}
          className={buttonStyle({ size: 'sm' })}
        >
          Verifikasi
        </AppLink>
      )}
      {can_approve && <Approval account={account} />}
      <Removal account={account} />
    </div>
  );
}

/** Another owner has added it: with a code of one's own its first money need not wait. */
function Approval({ account }: { account: BankAccount }) {
  const [isAsking, setAsking] = useState(false);
  const name = accountName(account);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Setujui ${name}`}
        onClick={() => setAsking(true)}
      >
        Setujui sekarang
      </Button>
      <Sheet isOpen={isAsking} onClose={close} title={`Setujui ${name}?`}>
        <ApproveForm account={account} onApproved={close} />
      </Sheet>
    </>
  );
}

function Removal({ account }: { account: BankAccount }) {
  const [isAsking, setAsking] = useState(false);
  const name = accountName(account);
  const removing = useAccountChange(
    account,
    'POST /api/stores/bank-accounts/delete',
    `${name} dihapus.`,
  );
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto"
        aria-label={`Hapus ${name}`}
        onClick={() => setAsking(true)}
      >
        Hapus
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Hapus ${name}?`}
        text={
          account.is_default
            ? 'Ini rekening utama. Uang yang dijadwalkan ke sini menunggu sampai ada rekening utama yang lain.'
            : 'Uang yang dijadwalkan ke sini akan masuk ke rekening utama.'
        }
        confirmLabel="Ya, hapus"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={() => void removing.attempt().then(() => setAsking(false))}
      />
    </>
  );
}
