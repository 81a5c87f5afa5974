import type { Endpoint } from '@marketplace/contract/endpoint';
import type { ErrorCode } from '@marketplace/contract/errors';
import { type OperatorRole, operatorRoles } from '@marketplace/contract/operator-roles';
import type { RoleName } from '@marketplace/contract/stores';
import type { Inputs } from '../testing/test-server.ts';
import type { GuardWorld, Side } from './guard-world.ts';
import type { WhoMay } from './who-may.ts';

/** A request by somebody: `as` names the role, undefined means without a login. */
export type Attempt = { inputs: Inputs; as?: RoleName | 'OPERATOR' };

/** What an endpoint has of its own; who may call it stands in `who-may.ts`. */
export type GuardCase = {
  /** A request that is right for the store and for whose login it is, and has an effect each time it is made anew. */
  valid: (
    world: GuardWorld,
    store_id: string,
    side: Side,
    token?: string,
  ) => Inputs | Promise<Inputs>;
  /** What is sent can be used once: sent again it is refused, by a code of the entry's own. */
  isSpentByUse?: true;
  /** For each code the entry declares as its own: how to get it. May prepare the world first. */
  provoke?: Provoked;
};

export type Provoked = Partial<
  Record<ErrorCode, (world: GuardWorld) => Promise<Attempt> | Attempt>
>;

export type Guarded = GuardCase & WhoMay & { provoke: Provoked };

/** The login of somebody who may, where one is asked for. */
export function tokenFor({ tokens, operators }: GuardWorld, { roles, operators: may }: Guarded) {
  if (may) return operators.ADMIN;
  return roles === 'anyone' ? undefined : tokens.OWNER;
}

/** The login of somebody who would be known, also where none is asked for. */
export const senderOf = ({ tokens, operators }: GuardWorld, guardCase: Guarded) =>
  guardCase.operators ? operators.ADMIN : tokens.OWNER;

export const mayOperate = (role: OperatorRole, may: readonly OperatorRole[]) =>
  role === 'ADMIN' || may.includes(role);

/** Sent by an operator who may not, or by an owner in another's store. */
export async function forbidden(
  world: GuardWorld,
  guardCase: Guarded,
): Promise<{ inputs: Inputs; token: string | undefined }> {
  const side = guardCase.sides[0] ?? 'seller';
  const { operators } = guardCase;
  if (!operators)
    return {
      inputs: await guardCase.valid(world, world.other[side], side),
      token: world.tokens.OWNER,
    };
  const outsider = operatorRoles.find((role) => !mayOperate(role, operators)) ?? 'ADMIN';
  const inputs = await guardCase.valid(world, world.own[side], side);
  return { inputs, token: world.operators[outsider] };
}

/** Whether an entry is for operators, by the contract and by the table alike. */
export const isOperated = ({ access }: Endpoint) => access.kind === 'operator';
