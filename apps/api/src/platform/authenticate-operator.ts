import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@marketplace/contract/operator-roles';
import { hashToken, tokenHashIn } from './authenticate.ts';
import type { Db, Tx } from './db/handle.ts';
import { rowsOf, sql } from './db/sql.ts';
import { fail } from './failure.ts';
import type { IsDemo } from './is-demo.ts';

/** An operator who is signed in, as the token tells. */
export type OperatorWho = { operator_id: string; name: string; role: OperatorRole };

/** Answers which operator sent a request, or refuses it. */
export type AuthenticateOperator = (
  db: Db,
  authorization: string | undefined,
) => Promise<OperatorWho>;

const hours = 8;

/** Looked up for each call: they are few, and who is taken out is out at once, in every process. */
export const createAuthenticateOperator =
  (isDemo: IsDemo): AuthenticateOperator =>
  async (db, authorization) => {
    const token_hash = tokenHashIn(authorization) ?? fail('authentication_failed');
    const [row] = await rowsOf<OperatorWho & { is_demo: boolean }>(
      db,
      sql`select o.id as operator_id, o.name, o.role, o.is_demo
          from operator_logins l join operators o on o.id = l.operator_id
          where l.token_hash = ${token_hash} and l.expires_at > now() and o.revoked_at is null`,
    );
    if (!row || (row.is_demo && !(await isDemo(db)))) return fail('authentication_failed');
    const { is_demo: _, ...who } = row;
    return who;
  };

/** ADMIN may do what every role may. */
export function mustHaveRole({ role }: OperatorWho, roles: readonly OperatorRole[]): void {
  if (roles.length > 0 && role !== 'ADMIN' && !roles.includes(role)) fail('permission_denied');
}

/** A new login: the token itself is told once and never kept. However it is used, it is over after a shift. */
export async function issueOperatorToken(
  db: Tx,
  operator_id: string,
): Promise<{ token: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const [login] = await rowsOf<{ expires_at: string }>(
    db,
    sql`insert into operator_logins (token_hash, operator_id, expires_at)
        values (${hashToken(token)}, ${operator_id}::bigint, now() + make_interval(hours => ${hours}))
        returning expires_at`,
  );
  if (!login) throw new Error('a login was not kept');
  return { token, expires_at: login.expires_at };
}

/** Answers with whose login it was, if there was one. */
export async function revokeOperatorToken(
  db: Tx,
  token_hash: Uint8Array,
): Promise<string | undefined> {
  const [login] = await rowsOf<{ operator_id: string }>(
    db,
    sql`delete from operator_logins where token_hash = ${token_hash} returning operator_id`,
  );
  return login?.operator_id;
}

export async function revokeOperatorTokensOf(db: Tx, operator_id: string): Promise<void> {
  await rowsOf(db, sql`delete from operator_logins where operator_id = ${operator_id}::bigint`);
}
