import { AsyncLocalStorage } from 'node:async_hooks';

const actor = new AsyncLocalStorage<string>();

/** Whatever is done in `work` stands on record as this one's act. */
export const actingAs = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  actor.run(name, work);

export const whoActs = (): string | undefined => actor.getStore();
