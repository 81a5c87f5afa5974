import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    DEMO: false,
  });
});

it('takes an empty setting for none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL: must begin with postgres://'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL: must begin with redis://'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have 16 characters at least'],
  [
    { PAYMENT_PROVIDER_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw,whsec_short' },
    'PAYMENT_PROVIDER_SECRET.1: must be whsec_ and the base64 of 24 bytes at least',
  ],
  [
    { PAYOUT_PROVIDER_URL: 'https://payouts.example', PAYOUT_PROVIDER_TOKEN: 'x' },
    'PAYOUT_PROVIDER_TOKEN, PAYOUT_PROVIDER_SECRET: needed beside PAYOUT_PROVIDER_URL',
  ],
  [{ BANK_ACCOUNT_KEY: 'short' }, 'BANK_ACCOUNT_KEY: must have 32 characters at least'],
  [{ SIGNING_KEY: 'short' }, 'SIGNING_KEY: must have 32 characters at least'],
  [{ FILE_MAX_BYTES: '99999999' }, 'FILE_MAX_BYTES'],
  [
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'photos' },
    'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed beside the other S3 settings',
  ],
  [
    { OTP_WHATSAPP: 'cloud', WHATSAPP_TOKEN: 'x' },
    'WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TEMPLATE: needed for OTP_WHATSAPP=cloud',
  ],
  [
    { OTP_SMS: 'gateway', SMS_GATEWAY_URL: 'https://sms.example/send' },
    'SMS_GATEWAY_TOKEN: needed for OTP_SMS=gateway',
  ],
  [{ OTP_SMS: 'pigeon' }, 'OTP_SMS'],
  [
    { ERROR_REPORT_DSN: 'https://errors.example/42' },
    'ERROR_REPORT_DSN: must be https://KEY@HOST/PROJECT',
  ],
  [{ BRAZE_API_KEY: 'key' }, 'BRAZE_API_KEY, BRAZE_ENDPOINT: each is needed beside the other'],
  [{ WHATSAPP_BASE_URL: 'graph' }, 'WHATSAPP_BASE_URL'],
])('names the wrong setting of %j in one line', (environment, named) => {
  expect(() => readConfig(environment)).toThrow(`wrong configuration: ${named}`);
  expect(() => readConfig(environment)).toThrow(/^[^\n]+$/);
});

it('names every wrong setting at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*LOG_LEVEL/);
});
