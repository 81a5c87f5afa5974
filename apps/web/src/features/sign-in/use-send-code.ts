import { useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { useServices } from '../../platform/services.ts';
import type { OtpMethod, OtpSlice } from '../../platform/state/app-slices.ts';
import { sendCode } from './one-time-code.ts';

/** Sending a code from a screen: what is under way, and why the last did not go out. */
export function useSendCode(otp: OtpSlice) {
  const services = useServices();
  const [sendingBy, setSendingBy] = useState<OtpMethod>();
  const [problem, setProblem] = useState<string>();
  const send = async (method: OtpMethod): Promise<boolean> => {
    setSendingBy(method);
    setProblem(undefined);
    try {
      await sendCode(services, otp, method);
      return true;
    } catch (error) {
      setProblem(wordsFor(error));
      return false;
    } finally {
      setSendingBy(undefined);
    }
  };
  return { send, sendingBy, problem };
}
