import { loginFieldErrors } from '@marketplace/contract/login-field-errors';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RequestFailure, wordsFor } from '../../platform/api/failure.ts';
import { entryPhoneNumber } from '../../platform/bridge/embedding.ts';
import { phone } from '../../platform/format/phone.ts';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsAwake } from '../../ui/has-mounted.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { numberProblem } from './number-problem.ts';
import { signIn } from './sign-in.ts';
import { useAskedEarly } from './use-asked-early.ts';

type Problems = { phone_number?: string; password?: string; form?: string };
type Props = { from: string | undefined; onSignedIn: () => Promise<void> };

/** Not needed by who types number and password. */
const proof = lazyPart(() => import('./prove-number.ts'));

/** On native inputs: they work before this code is there, and keep what was typed. */
export function LoginForm({ from, onSignedIn }: Props) {
  const services = useServices();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isCodeOnly, setCodeOnly] = useState(false);
  // Until the code is there a submit would put the password into the address: the button waits for it.
  const isAwake = useIsAwake();

  const number = () => typed(form.current, 'phone_number');

  /** What the server knows of the number. Says beside it that nobody has it, or leaves the password away. */
  const look = async () => {
    const asked = number();
    const { standingOf, unregisteredWords } = await proof.load();
    const standing = await standingOf(services, asked);
    if (number() === asked) {
      setCodeOnly(standing.is_registered && !standing.has_password);
      if (!standing.is_registered) setProblems({ phone_number: unregisteredWords });
    }
    return standing;
  };
  const lookQuietly = () => {
    // Without an answer the password stays the way in.
    if (!numberProblem(number())) look().catch(() => {});
  };

  // What was typed, or left from a step before, while no code was there to see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => {
    const input = form.current?.elements.namedItem('phone_number');
    const known = services.state.getState().user.otp?.phoneNumber;
    if (input instanceof HTMLInputElement && !input.value && known) input.value = phone(known);
    if (document.activeElement !== input) lookQuietly();
  }, []);

  useEffect(() => {
    // Whoever stood in the field that went away goes on from the button.
    if (isCodeOnly && document.activeElement === document.body) focusOn(form.current, 'go');
  }, [isCodeOnly]);

  const refuse = (problems: Problems) => {
    setProblems(problems);
    focusOn(form.current, problems.phone_number ? 'phone_number' : 'password');
  };

  const byCode = async () => {
    const problem = numberProblem(number());
    if (problem) return refuse({ phone_number: problem });
    setProblems({});
    const { beginProof, unregisteredWords } = await proof.load();
    const isKnown = await beginProof(services, number(), 'LOGIN');
    if (!isKnown) return refuse({ phone_number: unregisteredWords });
    await navigate({ to: '/seller/login/verification', search: { from } });
  };

  const byPassword = async () => {
    const phone_number = number();
    const password = typed(form.current, 'password');
    const problem = numberProblem(phone_number);
    if (problem || password === '') {
      const known = problem ? undefined : await look().catch(() => undefined);
      if (known && !known.is_registered) return focusOn(form.current, 'phone_number');
      if (known && !known.has_password) return byCode();
      return refuse({
        ...(problem && { phone_number: problem }),
        ...(password === '' && { password: loginFieldErrors.required }),
      });
    }
    setProblems({});
    await signIn(services, { phone_number, password });
    await onSignedIn();
  };

  const [way, setWay] = useState<'password' | 'code'>('password');
  const entering = useAction(
    (by: typeof way) => {
      setWay(by);
      return by === 'code' ? byCode() : byPassword();
    },
    (error) => refuse(problemsFrom(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entering.run(isCodeOnly ? 'code' : 'password');
  };
  useAskedEarly(form, isAwake, (name) => entering.run(name === 'code' ? 'code' : 'password'));

  const link = 'inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline';
  // The build does not know it; a link that differs from the page as built would keep the old address.
  const search = { from: isAwake ? from : undefined };
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
        onBlur={lookQuietly}
        onChange={() => {
          setCodeOnly(false);
          setProblems({});
        }}
      />
      <div role="status" className="empty:hidden">
        {isCodeOnly && 'Nomor ini masuk dengan kode, tanpa kata sandi.'}
      </div>
      {!isCodeOnly && (
        <PasswordField
          label="Kata sandi"
          name="password"
          autoComplete="current-password"
          error={problems.password}
          onChange={() => setProblems(({ password: _typed, ...others }) => others)}
        />
      )}
      <Button
        name="go"
        type={isAwake ? 'submit' : 'button'}
        isBusy={entering.isBusy && (isCodeOnly || way === 'password')}
        isBlock
      >
        {isCodeOnly ? 'Kirim kode' : 'Masuk'}
      </Button>
      {!isCodeOnly && (
        <Button
          name="code"
          variant="secondary"
          isBusy={entering.isBusy && way === 'code'}
          isBlock
          onClick={() => entering.run('code')}
        >
          Masuk dengan kode
        </Button>
      )}
      <div className="-my-2 flex flex-wrap justify-between gap-x-6">
        <Link to="/seller/login/forgot-password" search={search} className={link}>
          Lupa kata sandi?
        </Link>
        <Link to="/seller/login/cant-login" search={search} className={link}>
          Tidak bisa masuk?
        </Link>
      </div>
    </form>
  );
}

const typed = (form: HTMLFormElement | null, name: string): string =>
  form ? String(new FormData(form).get(name) ?? '') : '';

function problemsFrom(error: unknown): Problems {
  const fields = error instanceof RequestFailure ? error.fields : {};
  const beside = Object.fromEntries(
    Object.entries(fields).map(([name, { error_message }]) => [name, error_message]),
  );
  return Object.keys(beside).length > 0 ? beside : { form: wordsFor(error) };
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
