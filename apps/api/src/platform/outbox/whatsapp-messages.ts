import { z } from 'zod';
import { ofNews } from '../notifications/regards.ts';
import { isPassing, isTaken, postOnce } from '../post-json.ts';
import { defineChannel, type Outcome, serve, type Transport } from './channel.ts';

/** Something that happened, by WhatsApp. The target is the number. */
export const whatsappMessages = defineChannel({
  name: 'whatsapp',
  payload: z.strictObject({
    title: z.string().min(1).max(200),
    text: z.string().min(1).max(600),
    ...ofNews,
  }),
  gap_ms: 1_000,
  wanted_for_hours: 24,
});

export type WhatsappMessageSettings = {
  WHATSAPP_BASE_URL: string;
  WHATSAPP_VERSION: string;
  WHATSAPP_PHONE_NUMBER_ID?: string | undefined;
  WHATSAPP_TOKEN?: string | undefined;
  WHATSAPP_NOTIFICATION_TEMPLATE?: string | undefined;
  WHATSAPP_LANGUAGE: string;
};

const timeout_ms = 10_000;

export const sendsWhatsapp = (settings: WhatsappMessageSettings): boolean =>
  Boolean(
    settings.WHATSAPP_PHONE_NUMBER_ID &&
      settings.WHATSAPP_TOKEN &&
      settings.WHATSAPP_NOTIFICATION_TEMPLATE,
  );

/** A parameter of a template is one line. */
const parameter = (text: string) => ({ type: 'text', text: text.replace(/\s+/g, ' ') });

/** What a business says first goes out by a template, here of the category "utility" with title and text as its parameters. */
export function openWhatsappMessages(
  settings: WhatsappMessageSettings,
  isDemo: () => Promise<boolean>,
): Transport {
  const base = settings.WHATSAPP_BASE_URL.replace(/\/$/, '');
  const url = `${base}/${settings.WHATSAPP_VERSION}/${settings.WHATSAPP_PHONE_NUMBER_ID}/messages`;
  return serve(whatsappMessages, async ({ key, target, payload, signal }): Promise<Outcome> => {
    if (!sendsWhatsapp(settings)) return (await isDemo()) ? 'sent' : { never: 'no template' };
    const answer = await postOnce({
      url,
      token: settings.WHATSAPP_TOKEN,
      timeout_ms,
      key,
      signal,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: target.slice(1),
        type: 'template',
        template: {
          name: settings.WHATSAPP_NOTIFICATION_TEMPLATE,
          language: { code: settings.WHATSAPP_LANGUAGE },
          components: [
            { type: 'body', parameters: [parameter(payload.title), parameter(payload.text)] },
          ],
        },
      },
    });
    if (isTaken(answer)) return 'sent';
    return isPassing(answer) ? { later: String(answer) } : { never: String(answer) };
  });
}
