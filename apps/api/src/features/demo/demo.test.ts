import { contract } from '@marketplace/contract/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startTestServer, useTestServer } from '../../testing/test-server.ts';
import { demoOffer } from '../../world/demo-cast.ts';
import { createUser } from '../users/users.service.ts';

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
