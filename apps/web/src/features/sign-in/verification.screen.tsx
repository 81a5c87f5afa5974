import { createFileRoute, redirect } from '@tanstack/react-router';
import { ownReturnPath } from '../../platform/navigation/whose-from.ts';
import { useAppState, useServices } from '../../platform/services.ts';
import { ChooseMethod, chooseTitle } from './choose-method.tsx';
import { CodeForm } from './code-form.tsx';
import { readFrom } from './from-search.ts';
import { signIn } from './sign-in.ts';
import { SignInStep } from './sign-in-step.tsx';
import { StepPending } from './step-pending.tsx';
import { useEnter } from './use-enter.ts';

export const Route = createFileRoute('/_public/seller/login/verification')({
  validateSearch: readFrom,
  beforeLoad: ({ context, search }) => {
    if (context.token.read()) {
      const { user_uuid } = context.state.getState().user.auth;
      throw redirect({ to: ownReturnPath(search.from, user_uuid), replace: true });
    }
    // The build draws the page for nobody in particular.
    if (!import.meta.env.SSR && context.state.getState().user.otp?.purpose !== 'LOGIN')
      throw redirect({ to: '/seller/login', search, replace: true });
  },
  component: VerificationScreen,
});

function VerificationScreen() {
  const { from } = Route.useSearch();
  const services = useServices();
  const enter = useEnter(from);
  const otp = useAppState(({ user }) => user.otp);
  const signInBy = async (otp_code: string) => {
    await signIn(services, { phone_number: otp?.phoneNumber ?? '', otp_code });
    await enter();
  };
  return (
    <SignInStep title={chooseTitle(otp) ?? 'Masuk dengan kode'} from={from}>
      {otp?.sent ? (
        <CodeForm otp={otp} sent={otp.sent} from={from} enter={signInBy} />
      ) : otp ? (
        <ChooseMethod otp={otp} />
      ) : (
        <StepPending />
      )}
    </SignInStep>
  );
}
