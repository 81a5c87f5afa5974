import { postJson } from '../post-json.ts';
import type { OtpPurpose, OtpSender } from './otp-sender.ts';

export type SmsSettings = { url: string; token: string; timeout_ms: number };

const purposes: Record<OtpPurpose, string> = {
  LOGIN: 'kode masuk',
  OPERATOR_LOGIN: 'kode masuk',
  PROOF: 'kode untuk memastikan ini Anda',
  REGISTER: 'kode untuk mendaftar di',
  RESET_PASSWORD: 'kode untuk mengganti kata sandi',
  VERIFY_BANK_ACCOUNT: 'kode untuk rekening bank',
};

/** An HTTP gateway that takes a number and a text. */
export const smsSender = ({ url, token, timeout_ms }: SmsSettings): OtpSender => ({
  send: ({ phone_number, code, purpose }) =>
    postJson({
      url,
      token,
      timeout_ms,
      body: {
        to: phone_number,
        text: `${code} adalah ${purposes[purpose]} Marketplace Anda. Berlaku 5 menit. Jangan berikan kepada siapa pun.`,
      },
    }),
});
