import type { ErrorCode } from '@marketplace/contract/errors';
import type { RoleName } from '@marketplace/contract/stores';
import type { Inputs } from '../testing/test-server.ts';
import type { GuardWorld, Side } from './guard-world.ts';

/** A request by somebody: `as` names the role, undefined means without a login. */
export type Attempt = { inputs: Inputs; as?: RoleName };

export type GuardCase = {
  /** Which store of a deal the caller acts for; none where access does not ask for a store. */
  sides: readonly Side[];
  /** Who may call it in their own store. In another's store nobody may. */
  roles: readonly RoleName[] | 'anyone';
  /** A request that is right for the store, and has an effect each time it is made anew. */
  valid: (world: GuardWorld, store_id: string, side: Side) => Inputs | Promise<Inputs>;
  /** What is sent can be used once: sent again it is refused, by a code of the entry's own. */
  isSpentByUse?: true;
  /** For each code the entry declares as its own: how to get it. May prepare the world first. */
  provoke: Partial<Record<ErrorCode, (world: GuardWorld) => Promise<Attempt> | Attempt>>;
};
