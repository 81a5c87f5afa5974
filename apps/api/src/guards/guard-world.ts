import { type OperatorRole, operatorRoles } from '@marketplace/contract/operator-roles';
import { type RoleName, roleNames } from '@marketplace/contract/stores';
import { sql } from 'kysely';
import {
  createOperator,
  hashNewPassword,
  markDemoOperators,
} from '../features/operators/operators.service.ts';
import { grantRole } from '../features/stores/stores.service.ts';
import {
  createUser,
  findUserByPhoneNumber,
  markDemoAccounts,
} from '../features/users/users.service.ts';
import { forgetPerson, hashToken } from '../platform/authenticate.ts';
import { issueOperatorToken } from '../platform/authenticate-operator.ts';
import type { Db } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { openAccurate, type Sandbox } from '../testing/accurate.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

export type Side = 'seller' | 'buyer';

/** A server with one person of each role, the stores they work in, and stores they do not. */
export type GuardWorld = {
  server: TestServer;
  /** Accurate, with made-up books. */
  accurate: Sandbox;
  own: Record<Side, string>;
  other: Record<Side, string>;
  tokens: Record<RoleName, string>;
  /** An operator's login of each role, and one more who is ADMIN. */
  operators: Record<OperatorRole, string>;
  secondOperator: string;
  /** Somebody else who is OWNER there. */
  secondOwner: string;
  /** The user who is OWNER. */
  ownerId: string;
  /** Something the `other` seller has plenty of. */
  goods: Goods;
  /** The same of another product, which no malformed request can use up. */
  spareGoods: Goods;
};

type Goods = { inventory_id: string; minimum_order: number };

export const guardPassword = 'guards-only';

/** A demo, since there every call has something to look up, and codes are told. */
export const guardSettings = {
  DEMO: true,
  // A right request is made again and again; its limits have cases of their own.
  OTP_RESEND_SECONDS: 0,
  OTP_CODES_PER_HOUR: 1_000,
  PASSWORD_TRIES: 1_000,
};

export async function startGuardWorld(): Promise<GuardWorld> {
  const there = await openAccurate();
  const opened = await startTestServer({ ...guardSettings, ...there.settings });
  const server = {
    ...opened,
    close: async () => {
      await opened.close();
      await there.sandbox.close();
    },
  };
  const { db } = server.database;
  const sellers = await storeIds(db, true);
  const buyers = await storeIds(db, false);
  const [own, other] = [0, 1].map((index) => ({
    seller: sellers[index] ?? '',
    buyer: buyers[index] ?? '',
  })) as [Record<Side, string>, Record<Side, string>];
  const tokens = {} as Record<RoleName, string>;
  for (const role of roleNames) {
    tokens[role] = await personWithRole(server, numberOf(role), role, own);
  }
  const secondOwner = await personWithRole(server, '+628990000008', 'OWNER', own, 'guard-second');
  for (const token of [...Object.values(tokens), secondOwner])
    await setProved({ server }, token, true);
  // Codes are shown to the demo's own people alone.
  await inTransaction(db, markDemoAccounts);
  const owner = await findUserByPhoneNumber(db, numberOf('OWNER'));
  const ownerId = owner?.id ?? '';
  const [goods, spareGoods] = await plentiful(db, other.seller);
  const [operators, secondOperator] = await newOperators(db);
  await inTransaction(db, markDemoOperators);
  return {
    server,
    accurate: there.sandbox,
    own,
    other,
    tokens,
    operators,
    secondOperator,
    secondOwner,
    ownerId,
    goods,
    spareGoods,
  };
}

export const operatorNumber = '+628990000020';
export const operatorPassword = 'operators-only';

async function newOperators(db: Db): Promise<[Record<OperatorRole, string>, string]> {
  const password_hash = await hashNewPassword(operatorPassword);
  const login = async (name: string, role: OperatorRole, phone_number: string) => {
    const { operator } = await createOperator(db, { name, role, phone_number, password_hash });
    return (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
  };
  const tokens = {} as Record<OperatorRole, string>;
  for (const [index, role] of [...operatorRoles].reverse().entries())
    tokens[role] = await login(`Guard ${role}`, role, `+62899000002${index}`);
  return [tokens, await login('Guard second', 'ADMIN', '+628990000029')];
}

export const numberOf = (role: RoleName) => `+62899000000${roleNames.indexOf(role)}`;

/** A login that is surely open: a test may have ended the last one. */
export const signInAgain = async ({ server, tokens }: GuardWorld, role: RoleName = 'OWNER') => {
  await sql`delete from second_factors`.execute(server.database.db);
  tokens[role] = await server.signIn(numberOf(role), guardPassword);
  await setProved({ server }, tokens[role], true);
};

async function personWithRole(
  { database: { db }, signIn }: TestServer,
  phone_number: string,
  role: RoleName,
  own: Record<Side, string>,
  username = `guard-${role}`,
): Promise<string> {
  const user = { name: role, username, phone_number, password: guardPassword };
  const user_id = await createUser(db, user);
  await grantRole(db, user_id, own.seller, role);
  await grantRole(db, user_id, own.buyer, role);
  return signIn(phone_number, guardPassword);
}

async function storeIds(db: Db, isSeller: boolean): Promise<string[]> {
  const rows = await db
    .selectFrom('stores')
    .where('is_seller', '=', isSeller)
    .where('is_active', '=', true)
    .$if(isSeller, (query) => query.where('allows_selling', '=', true))
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.map((row) => row.id);
}

async function plentiful(db: Db, store_id: string): Promise<[Goods, Goods]> {
  const { rows } = await sql<Goods & { variant_id: string }>`
    select i.id as inventory_id, i.variant_id, i.minimum_order
    from inventories i join stocks s using (store_id, variant_id)
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${store_id}::bigint and i.state = 'ACTIVE'
    order by (s.stock - s.reserved) / (pu.base_quantity * i.minimum_order) desc, i.id limit 20`.execute(
    db,
  );
  const [goods, ...others] = rows;
  const spareGoods = others.find((each) => each.variant_id !== goods?.variant_id);
  if (!goods || !spareGoods) throw new Error('the world has nothing to sell');
  return [goods, spareGoods];
}

/** Whether that login counts as its person's beyond doubt: then for as long as any of these tests runs. */
export async function setProved(
  { server }: Pick<GuardWorld, 'server'>,
  token: string,
  isProved: boolean,
) {
  await inTransaction(server.database.db, async (db) => {
    const { rows } = await sql<{ user_id: string }>`
      update tokens set proved_at = case when ${isProved}::boolean then now() + interval '1 hour' end
      where token_hash = ${hashToken(token)} returning user_id`.execute(db);
    for (const { user_id } of rows) forgetPerson(db, user_id);
  });
}
