import type { AnswerOf } from '@marketplace/contract/call';
import { useState } from 'react';
import { useAction } from '../platform/use-action.ts';
import { isCodeOver } from './code-refusal.ts';

type Answer = AnswerOf<'POST /api/account/proof/code'>;
type Otp = Answer['otp'];

/** By the clock of this device, which may be wrong. */
type Sent = Pick<Otp, 'method' | 'shown_code'> & { resendAt: number; expiresAt: number };

/** A fresh code to the person's own telephone, sent by `ask`. It is kept nowhere. */
export function useOwnCode(ask: (options: { idempotencyKey: string }) => Promise<Answer>) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [isSpent, setSpent] = useState(false);
  const spend = () => {
    setCode('');
    setSpent(true);
  };
  const sending = useAction(async () => {
    const { otp } = await ask({ idempotencyKey: crypto.randomUUID() });
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
    proving: async <Outcome>(answer: Promise<Outcome>): Promise<Outcome> => {
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

export type OwnCode = ReturnType<typeof useOwnCode>;
