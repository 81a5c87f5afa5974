import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useNow } from '../../../platform/device/use-now.ts';
import { codeLength } from '../../../shared/code-in.ts';
import { CodeStep, resendWords } from '../../../shared/code-step.tsx';
import { countdown, expiredWords } from '../../../shared/code-words.ts';
import type { OwnCode } from '../../../shared/use-own-code.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

type Form = {
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
  tryOut: () => boolean;
  set: (nothing: Record<string, never>) => boolean;
  isBusy: boolean;
  problems: { form?: string | undefined; otp_code?: string | undefined };
};

type Props = { form: Form; owner: OwnCode; submitLabel: string; children: ReactNode };

/** A form that is sent with a fresh code: first what it is about, then the code that comes for it. */
export function ProvenForm({ form, owner, submitLabel, children }: Props) {
  const [isCodeShort, setCodeShort] = useState(false);
  const now = useNow(1_000);
  const { sent, code, isSpent } = owner;
  const hasExpired = sent !== undefined && now >= sent.expiresAt;
  const isOver = isSpent || hasExpired;
  const wait = sent && countdown(sent.resendAt, now);
  const ask = () => {
    if (wait) return;
    setCodeShort(false);
    if (form.tryOut()) owner.send();
  };
  const write = (code: string) => {
    // What was refused was another code.
    form.set({});
    owner.setCode(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sent || isOver) return ask();
    setCodeShort(code.length < codeLength);
    if (code.length === codeLength) form.submit(event);
    else form.tryOut();
  };
  const short = isCodeShort && code.length < codeLength && fieldErrorTable.otp_code_invalid;
  const late = hasExpired && !isSpent && !form.isBusy && expiredWords;
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <CodeStep
        owner={owner}
        error={form.problems.otp_code ?? (late || short || undefined)}
        isOver={isOver}
        wait={wait}
        onCode={write}
        onResend={ask}
      />
      <ActionArea of={!sent ? 'ask' : isOver ? 'again' : 'code'}>
        {sent && !isOver ? (
          <Button type="submit" isBusy={form.isBusy} className="max-sm:w-full">
            {submitLabel}
          </Button>
        ) : (
          <Button
            type="submit"
            isBusy={owner.isSending}
            aria-disabled={wait !== undefined}
            className="max-sm:w-full"
          >
            {sent ? resendWords(wait) : 'Lanjut, kirim kode'}
          </Button>
        )}
      </ActionArea>
    </form>
  );
}
