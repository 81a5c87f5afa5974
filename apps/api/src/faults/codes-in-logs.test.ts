import { expect, it, onTestFinished } from 'vitest';
import { startApi } from '../testing/api-process.ts';
import { startOtpProvider } from '../testing/otp-provider.ts';
import { testPeople } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';

const phone_number = testPeople.owner;

const post = (url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number, ...body }),
  });

async function loggingApi(settings: Record<string, string>) {
  const database = await durableDatabase();
  return startApi({ ...database.settings, ...settings, LOG_LEVEL: 'trace' });
}

it('a code that is sent stands in no log, not even when the provider sends it back', async () => {
  const provider = await startOtpProvider();
  onTestFinished(provider.close);
  // Long enough for a busy machine: an attempt that ran out of time would be made again, and succeed.
  const api = await loggingApi({ ...provider.settings, OTP_TIMEOUT_MS: '10000' });
  provider.trouble(400);
  for (const purpose of ['LOGIN', 'RESET_PASSWORD'])
    await post(api.url, '/api/v2/auth/otp/generate', { purpose });
  const codes = provider.asked.map(({ body }) => /\b\d{6}\b/.exec(JSON.stringify(body))?.[0] ?? '');
  const new_password = 'rahasia-toko-saya';
  await post(api.url, '/api/auth/password/reset', { otp_code: codes[1], new_password });
  await post(api.url, '/api/auth/login', { otp_code: codes[0] });
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);
  const log = api.output();
  expect(log).toContain('a one-time code could not be sent');
  expect(codes).toHaveLength(2);
  const secrets = [...codes, new_password, 'whatsapp-secret', 'sms-secret'];
  // Times and ids are long numbers: a code counts where it stands alone.
  for (const secret of secrets) expect(log).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
});

it('where nobody sends codes the start says so, and no log holds one, DEMO or not', async () => {
  const api = await loggingApi({ DEMO: 'true' });
  const answer = await post(api.url, '/api/v2/auth/otp/generate', { purpose: 'LOGIN' });
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { errors: { code: 'otp_not_sent' } },
  ]);
  api.child.kill('SIGTERM');
  await api.exited;
  const log = api.output();
  expect(log).not.toMatch(/"code":"\d{6}"/);
  expect(log).toContain('DEMO is set, but this database was not filled with the demo world');
  for (const setting of ['OTP_WHATSAPP', 'OTP_SMS', 'EMAIL_GATEWAY_URL'])
    expect(log).toContain(`${setting} is not set`);
});
