import { hash, randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer, useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { create, confirm } = contract.storeEmail;
const store_id = testStores.own;

async function start(settings: { DEMO?: boolean; RATE_LIMITS?: boolean } = { DEMO: true }) {
  const server = await useTestServer(settings);
  const owner = await server.signIn(testPeople.owner);
  const ask = (email = 'baru@toko.example') =>
    server.call(create, { body: { store_id, email } }, owner);
  const tell = (code: string) =>
    server.call(
      confirm,
      { body: { store_id, code }, headers: { 'idempotency-key': randomUUID() } },
      owner,
    );
  return { server, owner, ask, tell };
}

const emailOf = async ({ database }: TestServer) =>
  database.db
    .selectFrom('stores')
    .where('id', '=', store_id)
    .select(['email', 'email_verified_at'])
    .executeTakeFirstOrThrow();

const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

it('a code proves an address, once; until then the old one stays [API-65]', async () => {
  const { server, owner, ask, tell } = await start();
  const before = await emailOf(server);
  const { body } = await ask();
  expect(body).toEqual({
    email: 'baru@toko.example',
    expires_at: expect.any(String),
    shown_code: expect.stringMatching(/^\d{6}$/),
  });
  expect(await emailOf(server)).toEqual(before);
  const info = await server.call(contract.storeProfile.info, { query: { store_id } }, owner);
  expect(info.body.store.pending_email).toBe('baru@toko.example');
  const code = body.shown_code ?? '';
  expect((await tell(code)).body).toEqual({
    email: 'baru@toko.example',
    email_verified_at: expect.any(String),
  });
  expect((await emailOf(server)).email).toBe('baru@toko.example');
  expect((await tell(code)).body.errors?.code).toBe('email_code_void');
});

it('a code is kept as a keyed hash, and an address counts however it is written', async () => {
  const { server, ask } = await start();
  const code = (await ask('BARU@Toko.example')).body.shown_code ?? '';
  const row = await server.database.db
    .selectFrom('email_codes')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row.email).toBe('baru@toko.example');
  const plain = hash('sha256', `store email ${store_id} ${code}`, 'buffer');
  expect(Buffer.from(row.code_hash).equals(plain)).toBe(false);
});

it('a person sends so many codes an hour, whatever the addresses', async () => {
  const { ask } = await start({ DEMO: true, RATE_LIMITS: true });
  const statuses = [];
  for (let asked = 0; asked <= 10; asked += 1)
    statuses.push((await ask(`toko${asked}@toko.example`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

it('who may not ask uses up nobody’s share', async () => {
  const { server, ask } = await start({ DEMO: true, RATE_LIMITS: true });
  const stranger = await server.signIn(testPeople.otherOwner);
  const body = { store_id, email: 'baru@toko.example' };
  for (let asked = 0; asked < 6; asked += 1)
    expect((await server.call(create, { body }, stranger)).status).toBe(403);
  expect((await ask()).status).toBe(200);
});

it('five wrong tries make a code void, whatever keys they were sent with', async () => {
  const { ask, tell } = await start();
  const code = (await ask()).body.shown_code ?? '';
  const tries = await Promise.all(Array.from({ length: 7 }, () => tell(wrong(code))));
  const codes = tries.map(({ body }) => body.errors?.code).sort();
  expect(codes).toEqual([
    ...Array(2).fill('email_code_void'),
    ...Array(5).fill('email_code_wrong'),
  ]);
  expect((await tell(code)).body.errors?.code).toBe('email_code_void');
  const next = (await ask()).body.shown_code ?? '';
  expect((await tell(next)).status).toBe(200);
});

it('a store has 30 wrong codes a day, whatever it proves and whoever starts anew', async () => {
  const { server, owner, ask, tell } = await start();
  for (let code = 0; code < 6; code += 1) {
    const sent = (await ask()).body.shown_code ?? '';
    for (let tried = 0; tried < 4; tried += 1)
      expect((await tell(wrong(sent))).body.errors?.code).toBe('email_code_wrong');
    expect((await tell(sent)).status).toBe(200);
  }
  for (let code = 0; code < 2; code += 1) {
    const sent = (await ask()).body.shown_code ?? '';
    for (let tried = 0; tried < 3; tried += 1) await tell(wrong(sent));
  }
  const code = (await ask()).body.shown_code ?? '';
  const database = { ...server.database, close: async () => {} };
  const restarted = await startTestServer({ DEMO: true }, database);
  onTestFinished(restarted.close);
  const refused = await restarted.call(confirm, { body: { store_id, code } }, owner);
  expect([refused.status, refused.body.errors?.code]).toEqual([429, 'rate_limited']);
  expect(refused.headers['retry-after']).toBeDefined();
  await sql`update email_codes set day_began_at = day_began_at - interval '1 day'`.execute(
    server.database.db,
  );
  expect((await tell(code)).status).toBe(200);
});

it('a new code makes the last one void, and a code ends after 30 minutes', async () => {
  const { server, ask, tell } = await start();
  const first = (await ask('satu@toko.example')).body.shown_code ?? '';
  const second = (await ask('dua@toko.example')).body.shown_code ?? '';
  if (first !== second) expect((await tell(first)).body.errors?.code).toBe('email_code_wrong');
  await server.database.db
    .updateTable('email_codes')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .execute();
  expect((await tell(second)).body.errors?.code).toBe('email_code_void');
});

it('where nobody sends e-mail and it is no demo, no code is made', async () => {
  const { server, ask } = await start({});
  const refused = await ask();
  expect([refused.status, refused.body.errors?.code]).toEqual([503, 'email_unavailable']);
  expect(await server.database.db.selectFrom('email_codes').select('email').execute()).toEqual([]);
});

it.each(['toko', 'toko@', 'toko@contoh', 'to ko@contoh.com', `${'x'.repeat(250)}@contoh.com`])(
  'refuses %s as an address [VR-01]',
  async (email) => {
    const { ask } = await start();
    const code = (await ask(email)).body.errors?.fields?.email?.code;
    expect(code).toBe(email.length > 254 ? 'too_long' : 'email_invalid');
  },
);
