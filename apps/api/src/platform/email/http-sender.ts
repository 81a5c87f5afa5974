import { ApiFailure } from '../failure.ts';
import { postJson } from '../post-json.ts';
import type { EmailSender } from './email-sender.ts';

type Gateway = { url: string; token?: string | undefined; from: string; timeout_ms?: number };

/** Hands messages to a mail gateway: a POST of `{from, to, subject, text}`. */
export const httpSender = ({ url, token, from, timeout_ms = 5_000 }: Gateway): EmailSender => ({
  send: async (email) => {
    try {
      await postJson({ url, token, timeout_ms, body: { from, ...email } });
    } catch (cause) {
      throw Object.assign(new ApiFailure('email_unavailable'), { cause });
    }
  },
});
