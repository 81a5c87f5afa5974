import { useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { useServices } from '../../platform/services.ts';
import type { OtpMethod, OtpSlice } from '../../platform/state/app-slices.ts';
import { useAction } from '../../platform/use-action.ts';
import { sendCode } from './one-time-code.ts';

/** Sending a code from a screen: what is under way, and why the last did not go out. */
export function useSendCode(otp: OtpSlice) {
  const services = useServices();
  const [method, setMethod] = useState<OtpMethod>();
  const [problem, setProblem] = useState<string>();
  const { attempt: send, isBusy } = useAction(
    (method: OtpMethod) => {
      setMethod(method);
      setProblem(undefined);
      return sendCode(services, otp, method);
    },
    (error) => setProblem(wordsFor(error)),
  );
  return { send, sendingBy: isBusy ? method : undefined, problem };
}
