import type { AccountDetail } from '@marketplace/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RequestFailure, wordsForThrown } from '../../../platform/api/failure.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { loadUser } from '../../../shared/load-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { accountQuery } from './own-account.query.ts';

/** Who it is, by the name that colleagues see. The number is the way in, and is changed by the marketplace. */
export function NameSection({ account }: { account: AccountDetail }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const name = typed ?? account.name;
  const saving = useAction(
    async () => {
      const wrong = inWords({ name: textCheck(name, 2, 100) }).name;
      setProblem(wrong);
      if (wrong) return;
      await services.api('POST /api/account/rename', { body: { name } });
      const saved = name.trim().replace(/\s+/gu, ' ');
      queryClient.setQueryData(accountQuery(services).queryKey, { ...account, name: saved });
      setTyped(undefined);
      void loadUser(services);
      showToast({ text: 'Nama diganti.', kind: 'success' });
    },
    (error) => setProblem(problemOf(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.run();
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label="Nama Anda"
          hint="Terlihat oleh rekan di toko, dan pada yang Anda kerjakan."
          autoComplete="name"
          maxLength={100}
          value={name}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
        {typed !== undefined && typed !== account.name && (
          <Button type="submit" isBusy={saving.isBusy} className="justify-self-start max-sm:w-full">
            Simpan nama
          </Button>
        )}
        <p className="text-sm text-ink-soft">
          Masuk dengan nomor <PhoneNumber of={account.phone_number} />. Nomor berganti? Hubungi
          kami, karena nomor membuka akun ini.
        </p>
      </form>
    </Card>
  );
}

function problemOf(error: unknown): string {
  const beside = error instanceof RequestFailure ? error.fields.name?.error_message : undefined;
  return beside ?? wordsForThrown(error);
}
