import { fieldErrorTable, type UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import { passwordProblem } from '@marketplace/contract/password-rules';
import { type FormEvent, useState } from 'react';
import { RequestFailure, wordsFor } from '../../platform/api/failure.ts';
import { useNow } from '../../platform/device/use-now.ts';
import { useServices } from '../../platform/services.ts';
import type { OtpSlice, SentCode } from '../../platform/state/app-slices.ts';
import { useAction } from '../../platform/use-action.ts';
import { CodeField } from '../../shared/code-field.tsx';
import { codeLength } from '../../shared/code-in.ts';
import { isCodeOver } from '../../shared/code-refusal.ts';
import { expiredWords } from '../../shared/code-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { SentNote } from './sent-note.tsx';

type Problems = { otp_code?: string; new_password?: string; form?: string; isOver?: boolean };
type Props = {
  otp: OtpSlice;
  sent: SentCode;
  onChanged: (phone_number: string, password: string) => Promise<void>;
};

const rules = '8 sampai 72 karakter, dan bukan nomor HP Anda.';

/** Code and new password go together: the code proves, in the same call, who sets it. */
export function NewPasswordForm({ otp, sent, onChanged }: Props) {
  const { api } = useServices();
  const { phoneNumber: phone_number } = otp;
  const [code, setCode] = useState('');
  const [new_password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const hasExpired = useNow(1_000) >= sent.expires_at;
  const isOver = hasExpired || problems.isOver === true;

  const { run, isBusy } = useAction(
    async () => {
      const wrong = check(code, new_password, phone_number);
      setProblems(wrong);
      if (Object.keys(wrong).length > 0) return;
      const body = { phone_number, otp_code: code, new_password };
      await api('POST /api/auth/password/reset', { body });
      await onChanged(phone_number, new_password);
    },
    (error) => setProblems(problemsFrom(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOver) run();
  };
  /** What was wrong with a field is no longer said once something else is typed into it. */
  const typed = (field: 'otp_code' | 'new_password') =>
    setProblems(({ [field]: _said, ...others }) => others);

  return (
    <div className="grid gap-4">
      <SentNote otp={otp} sent={sent} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        {problems.form && <Banner kind="error">{problems.form}</Banner>}
        <CodeField
          key={sent.expires_at}
          code={code}
          onCode={(code) => {
            setCode(code);
            typed('otp_code');
          }}
          isDisabled={isOver}
          error={problems.isOver || !hasExpired ? problems.otp_code : expiredWords}
        />
        <PasswordField
          label="Kata sandi baru"
          name="new_password"
          autoComplete="new-password"
          value={new_password}
          hint={rules}
          error={problems.new_password}
          onChange={({ target }) => {
            setPassword(target.value);
            typed('new_password');
          }}
        />
        <p className="text-sm text-ink-soft">
          Setelah diganti, semua perangkat lain yang memakai akun ini akan keluar.
        </p>
        {!isOver && (
          <Button type="submit" isBusy={isBusy} isBlock>
            Simpan kata sandi
          </Button>
        )}
      </form>
      <ResendCode
        otp={otp}
        sent={sent}
        isNeeded={isOver}
        onSent={() => {
          setCode('');
          setProblems({});
        }}
      />
    </div>
  );
}

const words = (code: UsualFieldErrorCode | undefined) => (code ? fieldErrorTable[code] : undefined);

function check(code: string, password: string, phone_number: string): Problems {
  const otp_code = code.length < codeLength ? fieldErrorTable.otp_code_invalid : undefined;
  const new_password = words(passwordProblem(password, phone_number));
  return { ...(otp_code && { otp_code }), ...(new_password && { new_password }) };
}

/** What the server refuses stands beside what it is about. */
function problemsFrom(error: unknown): Problems {
  const { code = '', fields } =
    error instanceof RequestFailure ? error : { code: '', fields: {} as RequestFailure['fields'] };
  if (code.startsWith('otp_')) return { otp_code: wordsFor(error), isOver: isCodeOver(error) };
  const new_password = fields.new_password?.error_message;
  return new_password ? { new_password } : { form: wordsFor(error) };
}
