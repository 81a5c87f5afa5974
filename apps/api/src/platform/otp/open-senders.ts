import type { FastifyBaseLogger } from 'fastify';
import type { OtpMethod, OtpSender, OtpSenders } from './otp-sender.ts';
import { type SmsSettings, smsSender } from './sms-sender.ts';
import { type WhatsappSettings, whatsappSender } from './whatsapp-sender.ts';

export type SenderSettings = {
  OTP_WHATSAPP: 'none' | 'cloud';
  OTP_SMS: 'none' | 'gateway';
  OTP_TIMEOUT_MS: number;
  WHATSAPP_BASE_URL: string;
  WHATSAPP_VERSION: string;
  WHATSAPP_PHONE_NUMBER_ID?: string | undefined;
  WHATSAPP_TOKEN?: string | undefined;
  WHATSAPP_TEMPLATE?: string | undefined;
  WHATSAPP_LANGUAGE: string;
  SMS_GATEWAY_URL?: string | undefined;
  SMS_GATEWAY_TOKEN?: string | undefined;
};

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** The sender of each method, as the settings choose; the configuration has seen to it that they are whole. */
export function openSenders(settings: SenderSettings, log: Log): OtpSenders {
  const timeout_ms = settings.OTP_TIMEOUT_MS;
  const whatsapp = {
    base_url: settings.WHATSAPP_BASE_URL.replace(/\/$/, ''),
    version: settings.WHATSAPP_VERSION,
    phone_number_id: settings.WHATSAPP_PHONE_NUMBER_ID,
    token: settings.WHATSAPP_TOKEN,
    template: settings.WHATSAPP_TEMPLATE,
    language: settings.WHATSAPP_LANGUAGE,
    timeout_ms,
  } as WhatsappSettings;
  const sms = {
    url: settings.SMS_GATEWAY_URL,
    token: settings.SMS_GATEWAY_TOKEN,
    timeout_ms,
  } as SmsSettings;
  return {
    ...(settings.OTP_WHATSAPP === 'cloud' && {
      WHATSAPP: withWarning('WHATSAPP', whatsappSender(whatsapp), log),
    }),
    ...(settings.OTP_SMS === 'gateway' && { SMS: withWarning('SMS', smsSender(sms), log) }),
  };
}

/** A sender that fails is the operator's concern, too. */
const withWarning = (method: OtpMethod, sender: OtpSender, log: Log): OtpSender => ({
  send: async (message) => {
    try {
      await sender.send(message);
    } catch (error) {
      log.warn({ method, err: error }, 'a one-time code could not be sent');
      throw error;
    }
  },
});
