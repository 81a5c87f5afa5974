import { normalisedPhoneNumber } from '@marketplace/contract/phone-number';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useIsAwake } from '../../../ui/has-mounted.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { numberProblem } from '../number-problem.ts';
import { beginCode, sendCode } from '../one-time-code.ts';
import { standingOf } from '../prove-number.ts';
import { useAskedEarly } from '../use-asked-early.ts';

type Problem = { field?: string; form?: string; isRegistered?: boolean };

/** A native input, since it works before this code is there. Who has an account is led to the login with the number filled in. */
export function RegisterNumber() {
  const services = useServices();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>({});
  const isAwake = useIsAwake();
  const { run, isBusy } = useAction(
    async () => {
      const text = input.current?.value ?? '';
      const wrong = numberProblem(text);
      setProblem(wrong ? { field: wrong } : {});
      if (wrong) return input.current?.focus();
      const phone_number = normalisedPhoneNumber(text);
      const standing = await standingOf(services, text);
      const purpose = standing.is_registered ? 'LOGIN' : 'REGISTER';
      const otp = beginCode(services, phone_number, purpose, standing);
      if (standing.is_registered) setProblem({ isRegistered: true });
      else if (!otp.sent) await sendCode(services, otp);
    },
    (error) => setProblem({ form: wordsFor(error) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  useAskedEarly(form, isAwake, () => run());
  return (
    <>
      <ol className="mb-5 grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>Nomor HP dan kode, untuk akun Anda</li>
        <li>Nama toko, barang yang dijual, dan alamat</li>
        <li>Kami periksa, lalu toko Anda bisa berjualan</li>
      </ol>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {problem.form && <Banner kind="error">{problem.form}</Banner>}
        <TextField
          ref={input}
          label="Nomor HP"
          name="phone_number"
          type="tel"
          inputMode="tel"
          autoComplete="username"
          placeholder="0812-3456-7890"
          hint="Nomor Anda sendiri: kodenya kami kirim ke sana."
          error={problem.field}
          onChange={() => setProblem({})}
        />
        <div role="status" className="empty:hidden">
          {problem.isRegistered && (
            <Banner
              kind="important"
              link={
                <Link to="/seller/login" search={{ from: '/seller/registration' }}>
                  Masuk
                </Link>
              }
            >
              Nomor ini sudah punya akun. Masuk dengan nomor ini, lalu daftarkan toko Anda.
            </Banner>
          )}
        </div>
        <Button name="go" type={isAwake ? 'submit' : 'button'} isBusy={isBusy} isBlock>
          Lanjut
        </Button>
      </form>
      <p className="mt-4 text-sm text-ink-soft">
        Dengan mendaftar Anda setuju dengan{' '}
        <a href="/terms" className="font-semibold text-brand-700 underline">
          ketentuan
        </a>{' '}
        dan cara kami menjaga{' '}
        <a href="/privacy" className="font-semibold text-brand-700 underline">
          data Anda
        </a>
        .
      </p>
    </>
  );
}
