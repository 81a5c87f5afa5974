import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { phone } from '../../platform/format/phone.ts';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsAwake } from '../../ui/has-mounted.ts';
import { TextField } from '../../ui/text-field.tsx';
import { numberProblem } from './number-problem.ts';
import { beginProof, unregisteredWords } from './prove-number.ts';
import { useAskedEarly } from './use-asked-early.ts';

/** Whose password it is. A native input, since it works before this code is there. */
export function NumberForm() {
  const services = useServices();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const isAwake = useIsAwake();

  // The number is known where the person comes from the login; not to a page as built.
  useEffect(() => {
    const known = services.state.getState().user.otp?.phoneNumber;
    if (input.current && !input.current.value && known) input.current.value = phone(known);
  }, [services]);

  const refuse = (field: string) => {
    setProblem({ field });
    input.current?.focus();
  };
  const { run, isBusy } = useAction(
    async () => {
      const text = input.current?.value ?? '';
      const wrong = numberProblem(text);
      if (wrong) return refuse(wrong);
      setProblem({});
      const isKnown = await beginProof(services, text, 'RESET_PASSWORD');
      if (!isKnown) refuse(unregisteredWords);
    },
    (error) => setProblem({ form: wordsFor(error) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  useAskedEarly(form, isAwake, () => run());
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">
        Kami kirim kode ke nomor HP Anda. Dengan kode itu Anda membuat kata sandi baru.
      </p>
      {problem.form && <Banner kind="error">{problem.form}</Banner>}
      <TextField
        ref={input}
        label="Nomor HP"
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        placeholder="0812-3456-7890"
        error={problem.field}
        onChange={() => setProblem({})}
      />
      <Button name="go" type={isAwake ? 'submit' : 'button'} isBusy={isBusy} isBlock>
        Kirim kode
      </Button>
    </form>
  );
}
