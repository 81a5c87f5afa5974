import { z } from 'zod';
import { ofNews } from '../notifications/regards.ts';
import { isPassing, isTaken, postOnce } from '../post-json.ts';
import { defineChannel, type Outcome, serve, type Transport } from './channel.ts';

/** An e-mail that nobody waits for. The target is its address. */
export const emails = defineChannel({
  name: 'email',
  payload: z.strictObject({
    subject: z.string().min(1).max(200),
    text: z.string().min(1).max(8_000),
    /** A paper that goes with it, in base64. */
    attachment: z
      .strictObject({ name: z.string(), type: z.string(), content: z.base64().max(400_000) })
      .optional(),
    ...ofNews,
  }),
  wanted_for_hours: 24,
});

type Settings = {
  EMAIL_GATEWAY_URL?: string | undefined;
  EMAIL_GATEWAY_TOKEN?: string | undefined;
  EMAIL_FROM: string;
};

const timeout_ms = 10_000;

/** In a demo nothing leaves the house, and that is as it should be; elsewhere an operator has to know. */
export function openEmails(settings: Settings, isDemo: () => Promise<boolean>): Transport {
  const { EMAIL_GATEWAY_URL: url, EMAIL_GATEWAY_TOKEN: token, EMAIL_FROM: from } = settings;
  return serve(emails, async ({ key, target, payload, signal }): Promise<Outcome> => {
    if (!url) return (await isDemo()) ? 'sent' : { never: 'no gateway' };
    const { subject, text, attachment } = payload;
    const attachments = attachment && { attachments: [attachment] };
    const body = { from, to: target, subject, text, ...attachments };
    const answer = await postOnce({ url, token, timeout_ms, key, signal, body });
    if (isTaken(answer)) return 'sent';
    return isPassing(answer) ? { later: String(answer) } : { never: String(answer) };
  });
}
