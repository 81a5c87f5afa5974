import type { EmailSender } from './email-sender.ts';
import { httpSender } from './http-sender.ts';

type Settings = {
  EMAIL_GATEWAY_URL?: string | undefined;
  EMAIL_GATEWAY_TOKEN?: string | undefined;
  EMAIL_FROM: string;
};

/** The gateway, if there is one. */
export const openEmailSender = ({
  EMAIL_GATEWAY_URL,
  EMAIL_GATEWAY_TOKEN,
  EMAIL_FROM,
}: Settings): EmailSender | undefined =>
  EMAIL_GATEWAY_URL
    ? httpSender({ url: EMAIL_GATEWAY_URL, token: EMAIL_GATEWAY_TOKEN, from: EMAIL_FROM })
    : undefined;
