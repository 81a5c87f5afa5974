import type { OperatorRole } from '@marketplace/contract/operator-roles';
import type { Operator } from '@marketplace/contract/ops-auth';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OtpMethod } from '../../platform/otp/otp-sender.ts';

const columns = sql`id, name, phone_number, role, revoked_at is null as is_active, created_at`;

/** What an operator signs in by. */
export type OperatorAccount = {
  id: string;
  password_hash: string | null;
  primary_otp_method: OtpMethod;
  is_demo: boolean;
};

export async function findOperator(
  db: Db,
  phone_number: string,
): Promise<OperatorAccount | undefined> {
  const [row] = await rowsOf<OperatorAccount>(
    db,
    sql`select id, password_hash, primary_otp_method, is_demo from operators
        where phone_number = ${phone_number} and revoked_at is null`,
  );
  return row;
}

export type NewOperator = {
  name: string;
  phone_number: string;
  role: OperatorRole;
  password_hash: string;
};

/** None where the number or the name is another's. */
export const insertOperator = (db: Tx, operator: NewOperator): Promise<Operator | undefined> =>
  firstOf(
    db,
    sql`insert into operators (name, phone_number, role, password_hash)
        values (${operator.name}, ${operator.phone_number}, ${operator.role}::operator_role, ${operator.password_hash})
        on conflict do nothing returning ${columns}`,
  );

/** All are locked: of two who take each other out at once, the second finds one ADMIN less. */
export const lockOperators = (db: Tx): Promise<Operator[]> =>
  rowsOf<Operator>(db, sql`select ${columns} from operators order by id for no key update`);

export const readOperators = (
  db: Db,
  behind: readonly [name: string, id: string] | undefined,
  limit: number,
): Promise<Operator[]> =>
  rowsOf<Operator>(
    db,
    sql`select ${columns} from operators
        ${behind ? sql`where (name collate "C", id) > (${behind[0]}, ${behind[1]}::bigint)` : sql``}
        order by name collate "C", id limit ${limit}::int`,
  );

export async function readOperator(db: Db, operator_id: string): Promise<Operator> {
  const found = await firstOf(
    db,
    sql`select ${columns} from operators where id = ${operator_id}::bigint`,
  );
  if (!found) throw new Error('an operator who is signed in was not found');
  return found;
}

export async function updateOperator(
  db: Tx,
  before: Operator,
  { role, is_active }: { role: OperatorRole; is_active: boolean },
): Promise<Operator> {
  // Who is out already stays out since when they are.
  const since = is_active ? sql`null` : before.is_active ? sql`now()` : sql`revoked_at`;
  const changed = await firstOf(
    db,
    sql`update operators set role = ${role}::operator_role, revoked_at = ${since}
        where id = ${before.id}::bigint returning ${columns}`,
  );
  if (!changed) throw new Error('an operator who was locked is gone');
  return changed;
}

export async function markOperatorsAsDemo(db: Tx): Promise<void> {
  await rowsOf(db, sql`update operators set is_demo = true`);
}

async function firstOf(db: Db, statement: Sql): Promise<Operator | undefined> {
  const [row] = await rowsOf<Operator>(db, statement);
  return row;
}
