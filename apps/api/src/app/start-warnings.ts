import type { Db } from '../platform/db/handle.ts';
import type { IsDemo } from '../platform/is-demo.ts';
import type { Config } from './config.ts';

type Settings = Pick<
  Config,
  | 'DEMO'
  | 'OTP_WHATSAPP'
  | 'OTP_SMS'
  | 'EMAIL_GATEWAY_URL'
  | 'PAYMENT_PROVIDER_SECRET'
  | 'BANK_ACCOUNT_KEY'
>;

/** What whoever starts the server should know before its people find out. */
export async function startWarnings(db: Db, settings: Settings, isDemo: IsDemo): Promise<string[]> {
  if (await isDemo(db)) return [];
  const unset = (['OTP_WHATSAPP', 'OTP_SMS'] as const).filter((name) => settings[name] === 'none');
  return [
    ...(settings.DEMO
      ? [
          'DEMO is set, but this database was not filled with the demo world: it is served as a real one',
        ]
      : []),
    ...unset.map(
      (name) => `${name} is not set: one-time codes by it are answered with 503 otp_not_sent`,
    ),
    ...(settings.EMAIL_GATEWAY_URL
      ? []
      : ['EMAIL_GATEWAY_URL is not set: e-mail codes are answered with 503 email_unavailable']),
    ...(settings.PAYMENT_PROVIDER_SECRET.length > 0
      ? []
      : [
          'PAYMENT_PROVIDER_SECRET is not set: what a payment provider tells is answered with 503 signer_not_configured, and operators verify every transfer',
        ]),
    ...(settings.BANK_ACCOUNT_KEY
      ? []
      : [
          'BANK_ACCOUNT_KEY is not set: account numbers are sealed under a key that lies in the same database',
        ]),
  ];
}
