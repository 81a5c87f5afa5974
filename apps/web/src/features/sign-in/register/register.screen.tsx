import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAppState } from '../../../platform/services.ts';
import { SignInStep } from '../sign-in-step.tsx';
import { RegisterAccount } from './register-account.tsx';
import { RegisterNumber } from './register-number.tsx';

type Search = { store_id?: string | undefined };

export const Route = createFileRoute('/_public/seller/register')({
  validateSearch: ({ store_id }: Record<string, unknown>): Search => ({
    store_id: typeof store_id === 'string' ? /^\d{1,18}$/.exec(store_id)?.[0] : undefined,
  }),
  // Who has an account already goes on with their store.
  beforeLoad: ({ context, search }) => {
    if (context.token.read()) throw redirect({ to: '/seller/registration', search, replace: true });
  },
  component: RegisterScreen,
});

/** From a number that nobody has to an account: number, then code, name and password. */
function RegisterScreen() {
  const kept = useAppState(({ user }) => user.otp);
  const otp = kept?.purpose === 'REGISTER' ? kept : null;
  return (
    <SignInStep title="Daftar jadi penjual" from={undefined}>
      {otp?.sent ? <RegisterAccount otp={otp} sent={otp.sent} /> : <RegisterNumber />}
    </SignInStep>
  );
}
