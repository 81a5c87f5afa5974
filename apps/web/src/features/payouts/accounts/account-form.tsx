import type { AnswerOf } from '@marketplace/contract/call';
import { useQuery } from '@tanstack/react-query';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useKeys } from '../../../platform/forms/use-keys.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { banksQuery, payoutsKey } from '../payouts.query.ts';
import { digitsIn, lengthDoubt } from './account-words.ts';
import { BankField } from './bank-field.tsx';
import { accountDraft } from './draft-names.ts';
import { ProvenForm } from './proven-form.tsx';
import { useOwnerCode } from './use-owner-code.ts';

const call = 'POST /api/stores/bank-accounts/create';

type Props = { store_id: string; onAdded: (answer: AnswerOf<typeof call>) => void };

/** A new account. What is typed is kept but for the code, which only who holds the owner's telephone has. */
export function AccountForm({ store_id, onAdded }: Props) {
  const services = useServices();
  const barrier = useBarrier('store', store_id);
  const owner = useOwnerCode(store_id);
  const keys = useKeys();
  const { data } = useQuery(banksQuery(services));
  const form = useDraftForm({
    name: accountDraft.adding(store_id),
    base: null,
    initial: () => ({ bank_code: '', bank: '', account_number: '', holder_name: '' }),
    check: ({ bank_code, bank, account_number, holder_name }) =>
      inWords({
        bank_code: bank_code ? undefined : bank.trim() ? 'bank_unknown' : 'required',
        account_number: numberCheck(account_number),
        holder_name: textCheck(holder_name, 3, 100),
      }),
    send: ({ bank_code, account_number, holder_name }) => {
      const body = { store_id, bank_code, account_number, holder_name, otp_code: owner.code };
      // Another code is another try.
      const options = { idempotencyKey: keys.keyFor(body) };
      return owner.proving(services.api(call, { body }, options));
    },
    leave: (answer) => {
      void services.queryClient.invalidateQueries({ queryKey: payoutsKey });
      onAdded(answer);
    },
  });
  if (!form.isReady) return <Skeleton className="h-80 w-full rounded-lg" />;
  if (barrier) return <BarrierNote barrier={barrier} />;
  const { values, problems, field, set } = form;
  const bank = data?.banks.find(({ code }) => code === values.bank_code);
  return (
    <ProvenForm form={form} owner={owner} submitLabel="Tambah rekening">
      <BankField value={values} error={problems.bank_code} onChange={set} />
      <TextField
        label="Nomor rekening"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        hint={lengthDoubt(values.account_number, bank) ?? 'Angka saja, seperti di buku tabungan.'}
        {...field('account_number')}
      />
      <TextField
        label="Nama pemilik rekening"
        autoComplete="off"
        maxLength={100}
        hint="Persis seperti di buku tabungan. Nama ini dicocokkan dengan bank."
        {...field('holder_name')}
      />
    </ProvenForm>
  );
}

function numberCheck(typed: string) {
  const digits = digitsIn(typed);
  if (!digits) return 'required';
  return /^\d{6,20}$/.test(digits) ? undefined : 'account_number_invalid';
}
