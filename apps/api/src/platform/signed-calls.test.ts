import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signatureHeaders, testSecret } from '../testing/sign-call.ts';
import { startTestServer, type TestServer, useTestServer } from '../testing/test-server.ts';
import { secretOf, signatureOf } from './signed-calls.ts';

const { notify } = contract.paymentProvider;
const next = Buffer.from('what only the two of us will know from tomorrow');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PAYMENT_PROVIDER_SECRET: [testSecret, next] });
});
afterAll(() => server.close());

/** Of no order: what is right is taken and moves nothing. */
const told = { reference: 'ref-signed', order_id: '999999999', amount: 1000 };
const payload = JSON.stringify(told);
const send = async (payload: string | Buffer, headers: Record<string, string>) => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: notify.path,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return [statusCode, JSON.parse(body).errors?.code];
};
const taken = [200, undefined];
const wrong = [401, 'signature_wrong'];
const wereKept = async () => {
  const { rows } = await sql`select from provider_payments`.execute(server.database.db);
  return rows.length > 0;
};

it('signs as Standard Webhooks does', () => {
  const secret = secretOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw') as Buffer;
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330' };
  expect(signatureOf(secret, signed, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

it('what was changed on the way, signed by another or not signed is refused', async () => {
  const right = signatureHeaders(payload);
  const signature = right['webhook-signature'];
  const others: Record<string, string>[] = [
    signatureHeaders(payload, { secret: Buffer.alloc(32) }),
    { ...right, 'webhook-id': 'msg_2' },
    { ...right, 'webhook-timestamp': String(Number(right['webhook-timestamp']) + 1) },
    { 'webhook-timestamp': right['webhook-timestamp'], 'webhook-signature': signature },
    ...['', signature.slice(3), `${signature}x`, `${signature}=`, `v2${signature.slice(2)}`].map(
      (each) => ({ ...right, 'webhook-signature': each }),
    ),
  ];
  for (const headers of others) expect(await send(payload, headers)).toEqual(wrong);
  expect(await send(payload.replace('1000', '1001'), right)).toEqual(wrong);
  expect(await wereKept()).toBe(false);
});

it('bytes that read alike are not the same bytes', async () => {
  const [one, other] = [0xfe, 0xff].map((byte) => {
    const bytes = Buffer.from(payload);
    bytes[payload.indexOf('signed')] = byte;
    return bytes;
  }) as [Buffer, Buffer];
  expect(one.toString()).toBe(other.toString());
  expect(await send(other, signatureHeaders(one))).toEqual(wrong);
  expect(await send(one, signatureHeaders(one))).toEqual([400, 'validation_failed']);
});

it.each([-6, 6])('signed %d minutes from now it is stale', async (minutes) => {
  const at = new Date(Date.now() + minutes * 60_000);
  expect(await send(payload, signatureHeaders(payload, { at }))).toEqual([401, 'signature_stale']);
  expect(await wereKept()).toBe(false);
});

it('a body that is no notification by its size alone is not taken in', async () => {
  const large = JSON.stringify({ ...told, reference: 'x'.repeat(20_000) });
  expect(await send(large, signatureHeaders(large))).toEqual([413, 'body_too_large']);
});

it('without a secret nothing is taken', async () => {
  const closed = await useTestServer({ PAYMENT_PROVIDER_SECRET: [] });
  const headers = signatureHeaders(payload, { secret: Buffer.alloc(0) });
  const { status, body } = await closed.call(notify, { body: told, headers });
  expect([status, body.errors?.code]).toEqual([503, 'signer_not_configured']);
});

it('while one secret follows another both hold, and one of several signatures is enough', async () => {
  expect(await send(payload, signatureHeaders(payload))).toEqual(taken);
  const right = signatureHeaders(payload, { secret: next });
  expect(await send(payload, right)).toEqual(taken);
  const signature = `v1,${'A'.repeat(43)}= v1a,x ${right['webhook-signature']}`;
  expect(await send(payload, { ...right, 'webhook-signature': signature })).toEqual(taken);
});
