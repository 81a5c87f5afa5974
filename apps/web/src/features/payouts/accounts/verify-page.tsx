import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { Gone, RecordPage } from '../../../shared/record-page.tsx';
import { bankAccountsQuery } from '../payouts.query.ts';
import { VerifyForm } from './verify-form.tsx';

type Props = {
  bankId: string;
  store_id: string;
  back: { to: string; label: string };
  onVerified: () => void;
};

/** One account of the store, to be proven. */
export function VerifyPage({ bankId, store_id, back, onVerified }: Props) {
  const result = useQuery(bankAccountsQuery(useServices(), store_id));
  return (
    <RecordPage title="Verifikasi rekening" back={back} result={result}>
      {({ bank_accounts }) => {
        const account = bank_accounts.find(({ id }) => id === bankId);
        if (!account) return <Gone text="Rekening ini tidak ada di toko Anda." />;
        return <VerifyForm key={account.id} account={account} onVerified={onVerified} />;
      }}
    </RecordPage>
  );
}
