import { postJson } from '../post-json.ts';
import type { OtpSender } from './otp-sender.ts';

export type WhatsappSettings = {
  base_url: string;
  version: string;
  phone_number_id: string;
  token: string;
  template: string;
  language: string;
  timeout_ms: number;
};

/**
 * WhatsApp Cloud API. Codes may only go out by a template of the category "authentication", whose words are
 * Meta's; the code is its body's only parameter, and again that of its copy-code button.
 */
export const whatsappSender = (settings: WhatsappSettings): OtpSender => ({
  send: ({ phone_number, code }) => {
    const parameters = [{ type: 'text', text: code }];
    return postJson({
      url: `${settings.base_url}/${settings.version}/${settings.phone_number_id}/messages`,
      token: settings.token,
      timeout_ms: settings.timeout_ms,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: phone_number.slice(1),
        type: 'template',
        template: {
          name: settings.template,
          language: { code: settings.language },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      },
    });
  },
});
