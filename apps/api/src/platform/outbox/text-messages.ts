import { z } from 'zod';
import { isPassing, isTaken, postOnce } from '../post-json.ts';
import { defineChannel, type Outcome, serve, type Transport } from './channel.ts';

/** A text to a telephone. The target is its number. */
export const textMessages = defineChannel({
  name: 'sms',
  payload: z.strictObject({ text: z.string().min(1).max(480) }),
  gap_ms: 1_000,
  wanted_for_hours: 24,
});

type Settings = {
  SMS_GATEWAY_URL?: string | undefined;
  SMS_GATEWAY_TOKEN?: string | undefined;
};

const timeout_ms = 10_000;

/** In a demo nothing leaves the house, and that is as it should be; elsewhere an operator has to know. */
export function openTextMessages(
  { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token }: Settings,
  isDemo: () => Promise<boolean>,
): Transport {
  return serve(textMessages, async ({ key, target, payload, signal }): Promise<Outcome> => {
    if (!url) return (await isDemo()) ? 'sent' : { never: 'no gateway' };
    const answer = await postOnce({
      url,
      token,
      timeout_ms,
      key,
      signal,
      body: { to: target, text: payload.text },
    });
    if (isTaken(answer)) return 'sent';
    return isPassing(answer) ? { later: String(answer) } : { never: String(answer) };
  });
}
