import { noStore } from '../store-scope.ts';
import type { Target } from './outbox-rows.ts';

/** Who is being served by a process: so many targets at once, each once, and of one store no more than its share. */
export function createPlaces({
  at_once,
  at_once_of_store = at_once,
}: {
  at_once: number;
  at_once_of_store?: number;
}) {
  const taken = new Map<string, { store_id: string; served: Promise<void> }>();
  const nameOf = ({ store_id, target }: Target) => `${store_id} ${target}`;
  const countOf = (store_id: string) =>
    [...taken.values()].filter((place) => place.store_id === store_id).length;
  const areAnyFree = () => taken.size < at_once;
  return {
    areAnyFree,
    areFreeFor: (target: Target): boolean =>
      areAnyFree() &&
      !taken.has(nameOf(target)) &&
      (target.store_id === noStore || countOf(target.store_id) < at_once_of_store),
    take: (target: Target, serve: () => Promise<void>): Promise<void> => {
      const name = nameOf(target);
      const served = serve().finally(() => taken.delete(name));
      taken.set(name, { store_id: target.store_id, served });
      return served;
    },
    areLeft: async (): Promise<void> => {
      await Promise.all([...taken.values()].map(({ served }) => served));
    },
  };
}
