import type { AnswerOf } from '@marketplace/contract/call';
import { RequestFailure } from '../../platform/api/failure.ts';
import type { Services } from '../../platform/services.ts';
import type { OtpMethod, OtpSlice, SentCode } from '../../platform/state/app-slices.ts';
import { setUser } from '../../platform/state/app-state.ts';

type Needed = Pick<Services, 'api' | 'state'>;
type Standing = AnswerOf<'GET /api/users/phone_number/check'>;

/** From here on the number is to be proven. A code that is still good is not asked for again. */
export function beginCode(
  { state }: Needed,
  phoneNumber: string,
  purpose: OtpSlice['purpose'],
  { primary_otp_method, is_whitelisted_for_otp_selection }: Standing,
): OtpSlice {
  const before = state.getState().user.otp;
  const isSame = before?.phoneNumber === phoneNumber && before.purpose === purpose;
  const sent = isSame && before.sent && before.sent.expires_at > Date.now() ? before.sent : null;
  const otp = { phoneNumber, purpose, primary_otp_method, is_whitelisted_for_otp_selection, sent };
  setUser(state, { otp });
  return otp;
}

const restOfLife = 240_000;

/** Asks for a code by the method, or by the primary one. */
export async function sendCode(
  { api, state }: Needed,
  otp: OtpSlice,
  method?: OtpMethod,
): Promise<void> {
  const { phoneNumber: phone_number, purpose } = otp;
  const keep = (sent: SentCode) => setUser(state, { otp: { ...otp, sent } });
  try {
    const { otp: answer } =
      purpose === 'REGISTER'
        ? await api('POST /api/registration/code', { body: { phone_number } })
        : await api('POST /api/v2/auth/otp/generate', {
            body: { phone_number, purpose, ...(method && { method }) },
          });
    // A phone's own clock may be minutes off: only how long from now is taken from the server.
    const now = Date.now();
    const fromNow = (time: string) => now + Date.parse(time) - Date.parse(answer.sent_at);
    keep({
      method: answer.method,
      shown_code: answer.shown_code,
      resend_at: fromNow(answer.resend_at),
      expires_at: fromNow(answer.expires_at),
    });
  } catch (error) {
    const wait =
      error instanceof RequestFailure && error.code === 'otp_too_soon' && error.details.retry_after;
    if (!wait) throw error;
    // One went out a moment ago, from another tab perhaps: the person has it, and waits for the next.
    const resend_at = Date.now() + wait * 1000;
    const unseen = {
      method: otp.primary_otp_method,
      shown_code: null,
      expires_at: resend_at + restOfLife,
    };
    keep({ ...unseen, ...otp.sent, resend_at });
  }
}
