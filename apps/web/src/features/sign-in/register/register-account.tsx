import { fieldErrorTable, type UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import { passwordProblem } from '@marketplace/contract/password-rules';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { RequestFailure, wordsFor } from '../../../platform/api/failure.ts';
import { useNow } from '../../../platform/device/use-now.ts';
import { useServices } from '../../../platform/services.ts';
import type { OtpSlice, SentCode } from '../../../platform/state/app-slices.ts';
import { setUser } from '../../../platform/state/app-state.ts';
import { useAction } from '../../../platform/use-action.ts';
import { CodeField } from '../../../shared/code-field.tsx';
import { codeLength } from '../../../shared/code-in.ts';
import { isCodeOver } from '../../../shared/code-refusal.ts';
import { expiredWords } from '../../../shared/code-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ResendCode } from '../resend-code.tsx';
import { SentNote } from '../sent-note.tsx';
import { signIn } from '../sign-in.ts';
import { useEnter } from '../use-enter.ts';

type Problems = {
  otp_code?: string;
  name?: string;
  password?: string;
  form?: string;
  isOver?: boolean;
};

const next = '/seller/registration';

/** Code, name and password go together: the code proves, in the same call, whose account it becomes. */
export function RegisterAccount({ otp, sent }: { otp: OtpSlice; sent: SentCode }) {
  const services = useServices();
  const navigate = useNavigate();
  const enter = useEnter(next);
  const { phoneNumber: phone_number } = otp;
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const hasExpired = useNow(1_000) >= sent.expires_at;
  const isOver = hasExpired || problems.isOver === true;

  const { run, isBusy } = useAction(
    async () => {
      const wrong = check(code, name, password, phone_number);
      setProblems(wrong);
      if (Object.keys(wrong).length > 0) return;
      const body = { phone_number, otp_code: code, name, password };
      await services.api('POST /api/registration/person', { body });
      await goOn();
    },
    (error) => setProblems(problemsFrom(error)),
  );
  /** The account is there; who cannot be let in at once finds the way at the login. */
  const goOn = async () => {
    try {
      await signIn(services, { phone_number, password });
      await enter();
    } catch {
      showToast({ text: 'Akun Anda sudah jadi. Silakan masuk.', kind: 'success', isForNext: true });
      await navigate({ to: '/seller/login', search: { from: next }, replace: true });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOver) run();
  };
  /** What was wrong with a field is no longer said once something else is typed into it. */
  const typed = (field: keyof Problems) => setProblems(({ [field]: _said, ...others }) => others);
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
        <TextField
          label="Nama Anda"
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          error={problems.name}
          onChange={({ target }) => {
            setName(target.value);
            typed('name');
          }}
        />
        <PasswordField
          label="Buat kata sandi"
          name="password"
          autoComplete="new-password"
          value={password}
          hint="8 sampai 72 karakter, dan bukan nomor HP Anda."
          error={problems.password}
          onChange={({ target }) => {
            setPassword(target.value);
            typed('password');
          }}
        />
        {!isOver && (
          <Button type="submit" isBusy={isBusy} isBlock>
            Buat akun
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
      <p className="text-ink-soft">
        Nomornya salah?{' '}
        <Button
          variant="quiet"
          size="sm"
          className="ml-0 text-base"
          onClick={() => setUser(services.state, { otp: null })}
        >
          Ganti nomor
        </Button>
      </p>
    </div>
  );
}

const words = (code: UsualFieldErrorCode | undefined) => (code ? fieldErrorTable[code] : undefined);

function check(code: string, name: string, password: string, phone_number: string): Problems {
  const otp_code = code.length < codeLength ? fieldErrorTable.otp_code_invalid : undefined;
  const length = name.trim().length;
  const ofName = words(length === 0 ? 'required' : length < 2 ? 'too_short' : undefined);
  const ofPassword = words(passwordProblem(password, phone_number));
  return {
    ...(otp_code && { otp_code }),
    ...(ofName && { name: ofName }),
    ...(ofPassword && { password: ofPassword }),
  };
}

/** What the server refuses stands beside what it is about. */
function problemsFrom(error: unknown): Problems {
  if (!(error instanceof RequestFailure)) return { form: wordsFor(error) };
  if (error.code?.startsWith('otp_'))
    return { otp_code: wordsFor(error), isOver: isCodeOver(error) };
  const beside = Object.fromEntries(
    Object.entries(error.fields).map(([field, { error_message }]) => [field, error_message]),
  );
  return Object.keys(beside).length > 0 ? beside : { form: wordsFor(error) };
}
