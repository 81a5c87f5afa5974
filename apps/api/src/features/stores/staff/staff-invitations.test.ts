import { contract } from '@marketplace/contract/contract';
import type { RoleName } from '@marketplace/contract/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type OtpProvider, startOtpProvider } from '../../../testing/otp-provider.ts';
import { startTestServer, type TestServer, useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { findUserByPhoneNumber } from '../../users/users.service.ts';
import { grantRole, revokeRole } from '../stores.service.ts';

const { storeStaff, staffInvitations } = contract;
const store_id = testStores.own;
const body = { store_id };

let server: TestServer;
let owner: string;
let stranger: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await sql`delete from staff_invitations`.execute(db);
  await sql`delete from store_permissions using users u where u.id = user_id
    and store_id = ${store_id} and u.phone_number = ${testPeople.otherOwner}`.execute(db);
  await sql`update users set permission_version = permission_version + 1`.execute(db);
  owner = await server.signIn(testPeople.owner);
  stranger = await server.signIn(testPeople.otherOwner);
});

const invite = (
  phone_number: string,
  role_name: RoleName = 'ADMIN',
  name = 'Nama Lain',
  on = server,
) => on.call(storeStaff.invite, { body: { store_id, name, phone_number, role_name } }, owner);
const staff = async () => (await server.call(storeStaff.list, { query: { store_id } }, owner)).body;
const mine = async (token = stranger) =>
  (await server.call(staffInvitations.list, {}, token)).body.invitations;
const accept = (token = stranger) => server.call(staffInvitations.accept, { body }, token);
const decline = (token = stranger) => server.call(staffInvitations.decline, { body }, token);
const leave = (token = stranger) => server.call(staffInvitations.leave, { body }, token);
const orders = (token = stranger) =>
  server.call(contract.orders.list, { query: { seller_store_id: store_id, status: 'NEW' } }, token);

describe('an invitation', () => {
  it('tells nothing of who has the number, and gives nothing until it is accepted', async () => {
    const { text, body } = await invite(testPeople.otherOwner, 'OWNER');
    expect(text).not.toContain('Ketut Permana');
    expect(body.invitations).toEqual([
      {
        name: 'Nama Lain',
        phone_number: testPeople.otherOwner,
        role_name: 'OWNER',
        created_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    expect(body.staff.map(({ phone_number }) => phone_number)).not.toContain(testPeople.otherOwner);
    expect((await orders()).status).toBe(403);
  });

  it('accepted, gives the role at once, and the person’s own name', async () => {
    await invite(testPeople.otherOwner);
    expect(await mine()).toEqual([
      {
        store_id,
        store_name: expect.any(String),
        city: expect.any(String),
        role_name: 'ADMIN',
        invited_by: expect.any(String),
        created_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    expect((await accept()).body).toEqual({ done: true });
    expect((await orders()).status).toBe(200);
    const after = await staff();
    expect(after.invitations).toEqual([]);
    expect(after.staff.find(({ name }) => name === 'Ketut Permana')?.role_name).toBe('ADMIN');
    expect((await accept()).body.errors?.code).toBe('invitation_not_found');
    expect((await invite(testPeople.otherOwner)).body.errors?.code).toBe('staff_exists');
  });

  it('declined, withdrawn or too old, gives nothing', async () => {
    await invite(testPeople.otherOwner);
    expect((await decline()).body).toEqual({ done: true });
    expect((await accept()).body.errors?.code).toBe('invitation_not_found');
    await invite(testPeople.otherOwner);
    const withdrawn = await server.call(
      storeStaff.withdraw,
      { body: { store_id, phone_number: testPeople.otherOwner } },
      owner,
    );
    expect(withdrawn.body.invitations).toEqual([]);
    expect((await accept()).status).toBe(404);
    await invite(testPeople.otherOwner);
    await sql`update staff_invitations set expires_at = now()`.execute(server.database.db);
    expect(await mine()).toEqual([]);
    expect((await accept()).status).toBe(404);
    expect((await orders()).status).toBe(403);
  });

  it('is nobody else’s to answer', async () => {
    await invite(testPeople.otherOwner);
    const other = await server.signIn(testPeople.viewer);
    expect(await mine(other)).toEqual([]);
    expect((await accept(other)).status).toBe(404);
    expect((await decline(other)).status).toBe(404);
    expect(await mine()).toHaveLength(1);
  });

  it('sent again is one, with the newest name and role', async () => {
    await invite(testPeople.otherOwner, 'ADMIN', 'Nama Satu');
    const { body } = await invite(testPeople.otherOwner, 'VIEWER', 'Nama Dua');
    expect(body.invitations).toMatchObject([{ name: 'Nama Dua', role_name: 'VIEWER' }]);
  });

  it('goes with the owner who sent it', async () => {
    const { db } = server.database;
    const admin = await findUserByPhoneNumber(db, testPeople.admin);
    await grantRole(db, admin?.id ?? '', store_id, 'OWNER');
    const second = await server.signIn(testPeople.admin);
    await server.call(
      storeStaff.invite,
      {
        body: { store_id, name: 'Kawan', phone_number: testPeople.otherOwner, role_name: 'OWNER' },
      },
      second,
    );
    const change = { store_id, user_id: admin?.id ?? '', role_name: 'ADMIN' };
    await server.call(storeStaff.update, { body: change }, owner);
    expect((await accept()).status).toBe(404);
  });

  it('goes with an owner whose role the operator takes away', async () => {
    const { db } = server.database;
    const admin = await findUserByPhoneNumber(db, testPeople.admin);
    await grantRole(db, admin?.id ?? '', store_id, 'OWNER');
    const body = {
      store_id,
      name: 'Kawan',
      phone_number: testPeople.otherOwner,
      role_name: 'OWNER',
    };
    const second = await server.signIn(testPeople.admin);
    expect((await server.call(storeStaff.invite, { body }, second)).status).toBe(200);
    await revokeRole(db, admin?.id ?? '', store_id);
    expect((await accept()).status).toBe(404);
    await grantRole(db, admin?.id ?? '', store_id, 'ADMIN');
  });

  it('is nothing while who sent it may not offer roles any more, whoever took that away', async () => {
    const { db } = server.database;
    const admin = await findUserByPhoneNumber(db, testPeople.admin);
    await grantRole(db, admin?.id ?? '', store_id, 'OWNER');
    const body = {
      store_id,
      name: 'Kawan',
      phone_number: testPeople.otherOwner,
      role_name: 'OWNER',
    };
    const second = await server.signIn(testPeople.admin);
    await server.call(storeStaff.invite, { body }, second);
    await grantRole(db, admin?.id ?? '', store_id, 'ADMIN');
    expect((await accept()).status).toBe(404);
  });

  describe('to a number nobody has', () => {
    const number = '+6287712345678';
    const account = () => findUserByPhoneNumber(server.database.db, number);
    const check = async () =>
      (await server.call(contract.users.checkPhoneNumber, { query: { phone_number: number } }))
        .body;
    const codeSent = async (sent: OtpProvider, on: TestServer) => {
      await on.call(contract.auth.generateOtp, {
        body: { phone_number: number, purpose: 'LOGIN' },
      });
      return /\b\d{6}\b/.exec(JSON.stringify(sent.asked.at(-1)?.body))?.[0] ?? '';
    };

    it('makes nobody until they sign in by a code, whatever others are named', async () => {
      const { db } = server.database;
      const taken = { name: 'Lain', phone_number: '+6281299990000', username: '6287712345678' };
      await db.insertInto('users').values(taken).execute();
      expect((await invite('0877-1234-5678', 'ORDER_STAFF', 'Sari Dewi')).status).toBe(200);
      expect(await account()).toBeUndefined();
      expect(await check()).toMatchObject({ is_registered: true, has_password: false });
      const provider = await startOtpProvider();
      onTestFinished(provider.close);
      const on = await startTestServer(provider.settings, {
        ...server.database,
        close: async () => {},
      });
      onTestFinished(on.close);
      const otp_code = await codeSent(provider, on);
      const login = { body: { phone_number: number, otp_code } };
      const { body } = await on.call(contract.auth.login, login);
      expect(await account()).toMatchObject({ password_hash: null, is_demo: false });
      const { token } = body.auth_token;
      expect((await accept(token)).body).toEqual({ done: true });
      expect((await orders(token)).status).toBe(200);
      const me = await server.call(contract.users.detail, {}, token);
      expect(me.body.user_info.name).toBe('Sari Dewi');
    });

    it('is no longer a way in once it is withdrawn', async () => {
      const phone_number = '+6287712349999';
      await invite(phone_number);
      const withdrawn = { body: { store_id, phone_number } };
      await server.call(storeStaff.withdraw, withdrawn, owner);
      const { body } = await server.call(contract.users.checkPhoneNumber, {
        query: { phone_number },
      });
      expect(body.is_registered).toBe(false);
    });
  });

  it('is limited by who invites, and by how many wait', async () => {
    const limited = await useTestServer({ RATE_LIMITS: true });
    owner = await limited.signIn(testPeople.owner);
    const statuses = [];
    for (let asked = 0; asked <= 20; asked += 1)
      statuses.push((await invite(`0877-0000-${1000 + asked}`, 'VIEWER', 'Nama', limited)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await sql`insert into staff_invitations (store_id, phone_number, name, role_name, invited_by, expires_at)
      select ${store_id}, '+62899' || n, 'Nama', 'VIEWER', (select min(id) from users), now() + interval '1 day'
      from generate_series(1, 50) n`.execute(server.database.db);
    owner = await server.signIn(testPeople.owner);
    const refused = await invite(testPeople.otherOwner);
    expect(refused.body.errors?.code).toBe('invitation_limit_reached');
  });
});

describe('leaving', () => {
  it('ends a role at once, whoever has it', async () => {
    await invite(testPeople.otherOwner, 'OWNER');
    await accept();
    expect((await orders()).status).toBe(200);
    expect((await leave()).body).toEqual({ done: true });
    expect((await orders()).status).toBe(403);
    expect((await leave()).body.errors?.code).toBe('permission_denied');
  });

  it('is not for the last owner', async () => {
    expect((await leave(owner)).body.errors?.code).toBe('last_owner');
    expect((await orders(owner)).status).toBe(200);
  });

  it('of two owners at once leaves one', async () => {
    await invite(testPeople.otherOwner, 'OWNER');
    await accept();
    const outcomes = await Promise.all([leave(owner), leave()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { db } = server.database;
    const id = (await findUserByPhoneNumber(db, testPeople.owner))?.id ?? '';
    await grantRole(db, id, store_id, 'OWNER');
  });
});
