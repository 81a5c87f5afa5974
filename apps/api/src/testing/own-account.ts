import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { forgetPerson } from '../platform/authenticate.ts';
import { codeAt, stepAt } from '../platform/authenticator.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { testPeople } from '../world/test-cast.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { account, auth } = contract;
const phone_number = testPeople.viewer;
const password = 'marketplace';

export const codeOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { code: string } }).errors?.code;

export const stepNow = () => stepAt(new Date());

/** For a file of tests: somebody signed in with a password and no app, as whom each test begins. */
export function useOwnAccount() {
  let server: TestServer;
  let password_hash: string | null;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0, PASSWORD_TRIES: 1_000 });
    const { db } = server.database;
    const found = db.selectFrom('users').where('phone_number', '=', phone_number);
    ({ password_hash } = await found.select('password_hash').executeTakeFirstOrThrow());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.database;
    await sql`delete from second_factors`.execute(db);
    await sql`delete from one_time_codes`.execute(db);
    await sql`delete from outbox`.execute(db);
    const own = db.updateTable('users').where('phone_number', '=', phone_number);
    await own.set({ password_hash }).execute();
    token = await server.signIn(phone_number);
  });

  /** How long ago they signed in, and how long ago they proved that it is them. */
  const proved = (since: { signedIn: string; proof: string }, of: string = phone_number) =>
    inTransaction(server.database.db, async (db) => {
      const { rows } = await sql<{ user_id: string }>`
        update tokens t set created_at = now() - ${since.signedIn}::interval, proved_at = now() - ${since.proof}::interval
        from users u where u.id = t.user_id and u.phone_number = ${of} returning t.user_id`.execute(
        db,
      );
      forgetPerson(db, rows[0]?.user_id ?? '');
    });
  const justProved = () => proved({ signedIn: '1 minute', proof: '0' });
  /** Steps of the clock are counted, so each use needs another code: that of the one before is used up here. */
  const withApp = async () => {
    await justProved();
    const { secret } = (await server.call(account.beginFactor, {}, token)).body;
    const body = { code: codeAt(secret, stepNow() - 1) };
    const { recovery_codes } = (await server.call(account.confirmFactor, { body }, token)).body;
    return { secret, recovery_codes };
  };

  return {
    phone_number,
    password,
    server: () => server,
    db: () => server.database.db,
    token: () => token,
    proved,
    justProved,
    /** As if they had signed in long ago. */
    longAgo: (of?: string) => proved({ signedIn: '61 minutes', proof: '61 minutes' }, of),
    withApp,
    prove: (body: object) => server.call(account.prove, { body }, token),
    signIn: (more: object = {}) =>
      server.call(auth.login, { body: { phone_number, password, ...more } }),
    detail: async (of: string = token) => (await server.call(account.detail, {}, of)).body,
    /** What the texts to their telephone are about. */
    told: async () => {
      const { rows } = await sql<{ about: string }>`
        select about from outbox where channel = 'sms' and target = ${phone_number}
        order by created_at, about`.execute(server.database.db);
      return rows.map(({ about }) => about);
    },
  };
}
