import type { AnswerOf } from '@marketplace/contract/call';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { isCodeOver } from '../../../shared/code-refusal.ts';

type Otp = AnswerOf<'POST /api/stores/bank-accounts/send-code'>['otp'];

/** By the clock of this device, which may be wrong. */
type Sent = Pick<Otp, 'method' | 'shown_code'> & { resendAt: number; expiresAt: number };

/** The fresh code that changing an account needs. It is kept nowhere. */
export function useOwnerCode(store_id: string) {
  const { api } = useServices();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [isSpent, setSpent] = useState(false);
  const spend = () => {
    setCode('');
    setSpent(true);
  };
  const sending = useAction(async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const call = 'POST /api/stores/bank-accounts/send-code';
    const { otp } = await api(call, { body: { store_id } }, options);
    const fromNow = (time: string) => Date.now() + Date.parse(time) - Date.parse(otp.sent_at);
    setSent({ ...otp, resendAt: fromNow(otp.resend_at), expiresAt: fromNow(otp.expires_at) });
    setCode('');
    setSpent(false);
  });
  return {
    code,
    setCode,
    sent,
    /** No other digits would help: the next code is what to ask for. */
    isSpent,
    spend,
    /** Waits for an answer to what was sent with the code. */
    proving: async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer;
      } catch (error) {
        if (isCodeOver(error)) spend();
        throw error;
      }
    },
    send: sending.run,
    isSending: sending.isBusy,
  };
}

export type OwnerCode = ReturnType<typeof useOwnerCode>;
