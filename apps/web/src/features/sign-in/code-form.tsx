import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { useNow } from '../../platform/device/use-now.ts';
import type { OtpSlice, SentCode } from '../../platform/state/app-slices.ts';
import { useAction } from '../../platform/use-action.ts';
import { CodeField } from '../../shared/code-field.tsx';
import { codeLength } from '../../shared/code-in.ts';
import { isCodeOver } from '../../shared/code-refusal.ts';
import { expiredWords } from '../../shared/code-words.ts';
import { Button } from '../../ui/button.tsx';
import { ResendCode } from './resend-code.tsx';
import { SentNote } from './sent-note.tsx';

type Props = {
  otp: OtpSlice;
  sent: SentCode;
  from: string | undefined;
  /** Signs in; fails with the server's words. */
  enter: (code: string) => Promise<void>;
};

export function CodeForm({ otp, sent, from, enter }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ words: string; isOver: boolean }>();
  const tried = useRef('');
  const hasExpired = useNow(1_000) >= sent.expires_at;
  const isOver = hasExpired || problem?.isOver === true;

  const { run: tryCode, isBusy } = useAction(
    async (code: string) => {
      if (isOver) return;
      if (code.length < codeLength) {
        setProblem({ words: fieldErrorTable.otp_code_invalid, isOver: false });
        return;
      }
      tried.current = code;
      setProblem(undefined);
      await enter(code);
    },
    (error) => setProblem({ words: wordsFor(error), isOver: isCodeOver(error) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tryCode(code);
  };
  const write = (code: string) => {
    setCode(code);
    setProblem(undefined);
    if (code.length === codeLength && code !== tried.current) tryCode(code);
  };
  const beginAnew = () => {
    tried.current = '';
    setCode('');
    setProblem(undefined);
  };

  return (
    <div className="grid gap-4">
      <SentNote otp={otp} sent={sent} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <CodeField
          key={sent.expires_at}
          code={code}
          onCode={write}
          isDisabled={isOver}
          error={problem?.isOver || !hasExpired ? problem?.words : expiredWords}
        />
        {!isOver && (
          <Button type="submit" isBusy={isBusy} isBlock>
            Masuk
          </Button>
        )}
      </form>
      <ResendCode otp={otp} sent={sent} isNeeded={isOver} onSent={beginAnew} />
      <p className="text-ink-soft">
        Nomornya salah?{' '}
        <Link
          to="/seller/login"
          search={{ from }}
          className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
        >
          Ganti nomor
        </Link>
      </p>
    </div>
  );
}
