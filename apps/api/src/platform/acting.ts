import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose act it is: an operator's, a person's of a store, or a program's that somebody started. */
export type Actor =
  | { operator_id: string }
  | { user_id: string; api_key_id?: string }
  | { program: string };

const actor = new AsyncLocalStorage<Actor>();

/** Whatever is done in `work` stands on record as this one's act. */
export const actingAs = <T>(who: Actor, work: () => Promise<T>): Promise<T> => actor.run(who, work);

export const whoActs = (): Actor | undefined => actor.getStore();
