import type { AnswerOf } from '@marketplace/contract/call';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';

type Otp = AnswerOf<'POST /api/stores/bank-accounts/send-code'>['otp'];

/** By the clock of this device, which may be wrong. */
type Sent = Pick<Otp, 'method' | 'shown_code'> & { resendAt: number };

/** The fresh code that changing an account needs. It is kept nowhere. */
export function useOwnerCode(store_id: string) {
  const { api } = useServices();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const sending = useAction(async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const call = 'POST /api/stores/bank-accounts/send-code';
    const { otp } = await api(call, { body: { store_id } }, options);
    const wait = Date.parse(otp.resend_at) - Date.parse(otp.sent_at);
    setSent({ ...otp, resendAt: Date.now() + wait });
    setCode('');
  });
  return { code, setCode, sent, send: sending.run, isSending: sending.isBusy };
}

export type OwnerCode = ReturnType<typeof useOwnerCode>;
