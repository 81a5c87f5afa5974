import type { Endpoint } from '@marketplace/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type AuthenticateKey, keyIn } from '../api-keys/authenticate-key.ts';
import type { Authenticate, AuthenticateBooks } from '../authenticate.ts';
import { type AuthenticateOperator, mustHaveRole } from '../authenticate-operator.ts';
import type { Db } from '../db/handle.ts';
import { askedBy } from '../db/writers.ts';
import type { CheckSignature } from '../signed-calls.ts';
import { clientAddress } from './client-address.ts';
import type { RateLimits } from './rate-limits.ts';
import { type Asking, personOf } from './whose-line.ts';

/** Every way to tell who asks, one for each kind of caller. */
export type Authenticators = {
  db: Db;
  authenticate: Authenticate;
  authenticateChat: Authenticate;
  authenticateBooks: AuthenticateBooks;
  authenticateKey: AuthenticateKey;
  authenticateOperator: AuthenticateOperator;
  checkSignature: CheckSignature;
  limits: RateLimits;
};

/** Who asks is named for all that is read or written for it: nobody's reading takes the connections of others. */
export const asking = <T>(
  { ip }: FastifyRequest,
  who: Asking,
  work: () => Promise<T>,
): Promise<T> => askedBy(personOf(who, clientAddress(ip)), work);

/** Who sent a request, by what its endpoint asks for. */
export async function identify(
  request: FastifyRequest,
  entry: Endpoint,
  {
    db,
    authenticate,
    authenticateChat,
    authenticateBooks,
    authenticateKey,
    authenticateOperator,
    checkSignature,
    limits,
  }: Authenticators,
): Promise<Asking> {
  const { access, by_chat_token, by_accounting_key } = entry;
  if (access.kind === 'anyone') return undefined;
  if (access.kind === 'signed')
    return checkSignature(access.by, request.headers, request.raw_body ?? Buffer.alloc(0));
  const { authorization } = request.headers;
  const key = keyIn(authorization);
  if (key !== undefined && !by_accounting_key) {
    const program = await asking(request, undefined, () => authenticateKey(db, entry, key));
    request.user_id = `key ${program.api_key?.store_id}.${program.api_key?.id}`;
    await limits.countUser(request);
    return program;
  }
  if (access.kind === 'operator') {
    const operator = await asking(request, undefined, () =>
      authenticateOperator(db, authorization),
    );
    request.user_id = `operator ${operator.operator_id}`;
    await limits.countUser(request);
    mustHaveRole(operator, access.roles);
    return operator;
  }
  const lookUp = by_chat_token ? authenticateChat : authenticate;
  const who = await asking(request, undefined, () =>
    by_accounting_key ? authenticateBooks(db, request.headers) : lookUp(db, authorization),
  );
  request.user_id = who.user_id;
  await limits.countUser(request);
  return who;
}
