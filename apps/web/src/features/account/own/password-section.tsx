import type { AccountDetail } from '@marketplace/contract/account';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { passwordProblem } from '@marketplace/contract/password-rules';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { RequestFailure, wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { accountQuery, loginsQuery } from './own-account.query.ts';

type Problems = { current_password?: string; new_password?: string; form?: string };

/** A new password, by the present one. It opens on demand: what is typed into it is kept nowhere. */
export function PasswordSection({ account }: { account: AccountDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { has_password } = account;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <CardTitle>Kata sandi</CardTitle>
          <p className="text-sm text-ink-soft">
            {has_password
              ? 'Dipakai untuk masuk dengan nomor HP.'
              : 'Belum ada: Anda masuk dengan kode.'}
          </p>
        </div>
        {!isOpen && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {has_password ? 'Ganti kata sandi' : 'Buat kata sandi'}
          </Button>
        )}
      </div>
      {isOpen && <PasswordForm account={account} onEnd={() => setOpen(false)} />}
    </Card>
  );
}

function PasswordForm({ account, onEnd }: { account: AccountDetail; onEnd: () => void }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { has_password, phone_number } = account;
  const saving = useAction(
    async () => {
      const typed = new FormData(form.current ?? undefined);
      const current_password = String(typed.get('current_password') ?? '');
      const new_password = String(typed.get('new_password') ?? '');
      const code = passwordProblem(new_password, phone_number);
      const wrong: Problems = {
        ...(has_password && !current_password && { current_password: fieldErrorTable.required }),
        ...(code && { new_password: fieldErrorTable[code] }),
      };
      setProblems(wrong);
      if (Object.keys(wrong).length > 0) return;
      const body = { new_password, ...(has_password && { current_password }) };
      await services.api('POST /api/account/password', { body });
      queryClient.setQueryData(accountQuery(services).queryKey, { ...account, has_password: true });
      void queryClient.invalidateQueries({ queryKey: loginsQuery(services).queryKey });
      showToast({ text: 'Kata sandi diganti. Perangkat lain sudah keluar.', kind: 'success' });
      onEnd();
    },
    (error) => setProblems(problemsFrom(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.run();
  };
  const typed = (field: keyof Problems) => () =>
    setProblems(({ [field]: _said, ...others }) => others);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <input type="hidden" name="username" autoComplete="username" value={phone_number} readOnly />
      {has_password && (
        <PasswordField
          label="Kata sandi saat ini"
          name="current_password"
          error={problems.current_password}
          onChange={typed('current_password')}
        />
      )}
      <PasswordField
        label="Kata sandi baru"
        name="new_password"
        autoComplete="new-password"
        hint="8 sampai 72 karakter, dan bukan nomor HP Anda."
        error={problems.new_password}
        onChange={typed('new_password')}
      />
      <p className="text-sm text-ink-soft">
        Setelah diganti, semua perangkat lain yang memakai akun ini keluar. Perangkat ini tetap
        masuk.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" isBusy={saving.isBusy}>
          Simpan kata sandi
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          Batal
        </Button>
      </div>
    </form>
  );
}

function problemsFrom(error: unknown): Problems {
  if (!(error instanceof RequestFailure)) return { form: wordsForThrown(error) };
  if (error.code === 'current_password_wrong') return { current_password: error.error_message };
  const { current_password, new_password } = error.fields;
  const beside = {
    ...(current_password && { current_password: current_password.error_message }),
    ...(new_password && { new_password: new_password.error_message }),
  };
  return Object.keys(beside).length > 0 ? beside : { form: wordsForThrown(error) };
}
