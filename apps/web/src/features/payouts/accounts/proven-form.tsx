import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { codeLength } from '../../../shared/code-in.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeStep } from './code-step.tsx';
import type { OwnerCode } from './use-owner-code.ts';

type Form = {
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
  tryOut: () => boolean;
  isBusy: boolean;
  problems: { form?: string | undefined; otp_code?: string | undefined };
};

type Props = { form: Form; owner: OwnerCode; submitLabel: string; children: ReactNode };

/** A form that is sent with a fresh code: first what it is about, then the code that comes for it. */
export function ProvenForm({ form, owner, submitLabel, children }: Props) {
  const [isCodeShort, setCodeShort] = useState(false);
  const { sent, code } = owner;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sent) {
      if (form.tryOut()) owner.send();
      return;
    }
    setCodeShort(code.length < codeLength);
    if (code.length === codeLength) form.submit(event);
    else form.tryOut();
  };
  const short = isCodeShort && code.length < codeLength ? fieldErrorTable.otp_code_invalid : '';
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <CodeStep owner={owner} error={form.problems.otp_code ?? (short || undefined)} />
      <ActionArea of={sent ? 'code' : 'ask'}>
        <Button
          type="submit"
          isBusy={sent ? form.isBusy : owner.isSending}
          className="max-sm:w-full"
        >
          {sent ? submitLabel : 'Lanjut, kirim kode'}
        </Button>
      </ActionArea>
    </form>
  );
}
