import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { demoOffer } from '../../world/demo-cast.ts';
import { createUser } from '../users/users.service.ts';

const nobody = { people: [], password: null };

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
    people: [
      { name: 'Hendra Wijaya', phone_number: '+6281200000001', description: 'Pemilik 12 toko' },
    ],
    password: demoOffer.password,
  });
  const token = await server.signIn(body.people[0]?.phone_number ?? '', body.password ?? '');
  expect(token).toMatch(/^[\w-]{43}$/);
});

const addOwner = ({ database }: Awaited<ReturnType<typeof useTestServer>>) =>
  createUser(database.db, {
    name: 'Hendra Wijaya',
    username: 'hendra.wijaya',
    phone_number: '+6281200000001',
    password: demoOffer.password,
  });
