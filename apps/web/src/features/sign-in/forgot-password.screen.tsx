import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnPath } from '../../platform/navigation/return-path.ts';
import { useAppState, useServices } from '../../platform/services.ts';
import { setUser } from '../../platform/state/app-state.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ChooseMethod, chooseTitle } from './choose-method.tsx';
import { readFrom } from './from-search.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { NumberForm } from './number-form.tsx';
import { signIn } from './sign-in.ts';
import { SignInStep } from './sign-in-step.tsx';
import { useEnter } from './use-enter.ts';

export const Route = createFileRoute('/_public/seller/login/forgot-password')({
  validateSearch: readFrom,
  beforeLoad: ({ context, search }) => {
    if (context.token.read()) throw redirect({ to: returnPath(search.from), replace: true });
  },
  component: ForgotPasswordScreen,
});

function ForgotPasswordScreen() {
  const { from } = Route.useSearch();
  const navigate = Route.useNavigate();
  const services = useServices();
  const enter = useEnter(from);
  const kept = useAppState(({ user }) => user.otp);
  const otp = kept?.purpose === 'RESET_PASSWORD' ? kept : null;

  /** The new password is set; who cannot be let in at once finds the number filled in at the login. */
  const signInBy = async (phone_number: string, password: string) => {
    try {
      await signIn(services, { phone_number, password });
      await enter();
    } catch {
      const text = 'Kata sandi sudah diganti. Silakan masuk.';
      showToast({ text, kind: 'success', isForNext: true });
      await navigate({ to: '/seller/login', search: { from }, replace: true });
    }
  };
  const title = otp?.sent ? 'Buat kata sandi baru' : (chooseTitle(otp) ?? 'Lupa kata sandi');
  return (
    <SignInStep title={title} from={from}>
      {otp?.sent ? (
        <NewPasswordForm otp={otp} sent={otp.sent} onChanged={signInBy} />
      ) : otp ? (
        <ChooseMethod otp={otp} />
      ) : (
        <NumberForm />
      )}
      {otp && (
        <p className="mt-4 text-ink-soft">
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
      )}
    </SignInStep>
  );
}
