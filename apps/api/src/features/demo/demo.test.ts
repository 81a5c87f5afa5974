import { contract } from '@marketplace/contract/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startTestServer, useTestServer } from '../../testing/test-server.ts';
import { demoOffer } from '../../world/demo-cast.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { grantRole } from '../stores/stores.service.ts';
import { createUser, findUserByPhoneNumber } from '../users/users.service.ts';

const nobody = { people: [], password: null };
const phone_number = '+6281200000001';

type Server = Awaited<ReturnType<typeof useTestServer>>;

it('a server that is no demo offers nobody, whoever is in its database', async () => {
  const server = await useTestServer();
  await addOwner(server);
  expect((await server.call(contract.demo.people)).body).toEqual(nobody);
});

it('a demo offers those of its people who are there, and they can sign in', async () => {
  const server = await useTestServer({ DEMO: true });
  expect((await server.call(contract.demo.people)).body).toEqual(nobody);
  await addOwner(server);
  const { body } = await server.call(contract.demo.people);
  expect(body).toEqual({
    people: [{ name: 'Hendra Wijaya', phone_number, description: 'Pemilik 12 toko' }],
    password: demoOffer.password,
  });
  const token = await server.signIn(body.people[0]?.phone_number ?? '', body.password ?? '');
  expect(token).toMatch(/^[\w-]{43}$/);
});

it('the setting alone opens no account of a database that people use', async () => {
  const server = await startTestServer({ DEMO: true }, await openTestDatabase());
  onTestFinished(server.close);
  await addOwner(server);
  expect((await server.call(contract.demo.people)).body).toEqual(nobody);
  const { body } = await server.call(contract.auth.generateOtp, {
    body: { phone_number, purpose: 'LOGIN' },
  });
  expect(body.errors?.code).toBe('otp_not_sent');
  expect(body.otp?.shown_code).toBeUndefined();
});

it('the demo’s people are strangers to a server that is no demo, and their logins end', async () => {
  const demo = await useTestServer({ DEMO: true });
  await addOwner(demo);
  await demo.database.db.updateTable('users').set({ is_demo: true }).execute();
  const token = await demo.signIn(phone_number);
  const real = await startTestServer({}, { ...demo.database, close: async () => {} });
  onTestFinished(real.close);
  const login = await real.call(contract.auth.login, {
    body: { phone_number, password: demoOffer.password },
  });
  expect(login.body.errors?.code).toBe('wrong_credentials');
  expect((await real.call(contract.users.detail, {}, token)).status).toBe(401);
  const { body } = await real.call(contract.users.checkPhoneNumber, { query: { phone_number } });
  expect(body).toMatchObject({ is_registered: false, has_password: false });
});

const addOwner = ({ database }: Server) =>
  createUser(database.db, {
    name: 'Hendra Wijaya',
    username: 'hendra.wijaya',
    phone_number,
    password: demoOffer.password,
  });

describe('a code that nobody sends', () => {
  const generate = (server: Server, phone_number: string) =>
    server.call(contract.auth.generateOtp, { body: { phone_number, purpose: 'LOGIN' } });

  it('is shown of the demo’s people and of numbers nobody has, not of an account made since', async () => {
    const server = await useTestServer({ DEMO: true });
    expect((await generate(server, testPeople.owner)).body.otp.shown_code).toMatch(/^\d{6}$/);
    expect((await generate(server, '+6289999999999')).body.otp.shown_code).toMatch(/^\d{6}$/);
    await addOwner(server);
    const { status, body } = await generate(server, phone_number);
    expect([status, body.errors?.code]).toEqual([503, 'otp_not_sent']);
  });

  it('of a store’s e-mail is shown to the demo’s people alone', async () => {
    const server = await useTestServer({ DEMO: true });
    const user_id = await addOwner(server);
    await grantRole(server.database.db, user_id, testStores.own, 'OWNER');
    const ask = async (token: string) =>
      server.call(
        contract.storeEmail.create,
        { body: { store_id: testStores.own, email: 'baru@toko.example' } },
        token,
      );
    const shown = await ask(await server.signIn(testPeople.owner));
    expect(shown.body.shown_code).toMatch(/^\d{6}$/);
    const refused = await ask(await server.signIn(phone_number));
    expect([refused.status, refused.body.errors?.code]).toEqual([503, 'email_unavailable']);
  });

  it('is shown to who was invited within the demo, who belongs to it from then on', async () => {
    const server = await useTestServer({ DEMO: true });
    const invited = '+6287700000001';
    const invite = async (inviter: string, store_id: string, phone_number: string) => {
      const body = { store_id, name: 'Sari Dewi', phone_number, role_name: 'VIEWER' };
      const token = await server.signIn(inviter);
      expect((await server.call(contract.storeStaff.invite, { body }, token)).status).toBe(200);
    };
    await invite(testPeople.owner, testStores.own, invited);
    const otp_code = (await generate(server, invited)).body.otp.shown_code;
    const login = { body: { phone_number: invited, otp_code } };
    expect((await server.call(contract.auth.login, login)).status).toBe(200);
    expect(await findUserByPhoneNumber(server.database.db, invited)).toMatchObject({
      is_demo: true,
    });
    // Somebody real in the same database invites a real person.
    const user_id = await addOwner(server);
    await grantRole(server.database.db, user_id, testStores.other, 'OWNER');
    const real = '+6287700000002';
    await invite(phone_number, testStores.other, real);
    expect((await generate(server, real)).body.errors?.code).toBe('otp_not_sent');
  });
});
