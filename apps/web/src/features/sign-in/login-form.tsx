import { fieldErrorTable } from '@marketplace/contract/errors';
import { normalisedPhoneNumber, phoneNumberPattern } from '@marketplace/contract/phone-number';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RequestFailure, wordsFor } from '../../platform/api/failure.ts';
import { entryPhoneNumber } from '../../platform/bridge/embedding.ts';
import { useServices } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signIn } from './sign-in.ts';

type Problems = { phone_number?: string; password?: string; form?: string };

/** On native inputs: they work before this code is there, and keep what was typed. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const services = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const isAwake = useIsAwake();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const credentials = readCredentials(event.currentTarget);
    const wrong = check(credentials);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(event.currentTarget, wrong);
    setBusy(true);
    try {
      await signIn(services, credentials);
      onSignedIn();
    } catch (error) {
      const refused = problemsFrom(error);
      setProblems(refused);
      setBusy(false);
      if (form.current) focusFirst(form.current, refused);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <TextField
        label="Nomor HP"
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        placeholder="0812-3456-7890"
        defaultValue={entryPhoneNumber()}
        error={problems.phone_number}
      />
      <PasswordField
        label="Kata sandi"
        name="password"
        autoComplete="current-password"
        error={problems.password}
      />
      <Button type={isAwake ? 'submit' : 'button'} isBusy={isBusy} isBlock>
        Masuk
      </Button>
    </form>
  );
}

/** Until the code is there a submit would put the password into the address: the button waits for it. */
function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}

function readCredentials(form: HTMLFormElement) {
  const values = new FormData(form);
  return {
    phone_number: String(values.get('phone_number') ?? ''),
    password: String(values.get('password') ?? ''),
  };
}

function check({ phone_number, password }: { phone_number: string; password: string }): Problems {
  const isNumber = phoneNumberPattern.test(normalisedPhoneNumber(phone_number));
  return {
    ...(phone_number.trim() === ''
      ? { phone_number: fieldErrorTable.required }
      : isNumber
        ? {}
        : { phone_number: fieldErrorTable.phone_number_invalid }),
    ...(password === '' ? { password: fieldErrorTable.required } : {}),
  };
}

function problemsFrom(error: unknown): Problems {
  const fields = error instanceof RequestFailure ? error.fields : {};
  const beside = Object.fromEntries(
    Object.entries(fields).map(([name, { error_message }]) => [name, error_message]),
  );
  return Object.keys(beside).length > 0 ? beside : { form: wordsFor(error) };
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const name = problems.phone_number ? 'phone_number' : 'password';
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
