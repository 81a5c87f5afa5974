import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { giveSignal } from '../../../platform/signals.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { channelOf, seeChannel } from '../record/see-channel.service.ts';

type Done = { done: true };

const passedOnEveryMs = 2_000;
const mostRemembered = 10_000;

/** Passes on that somebody writes: of one person and channel once in two seconds, however often it is said. */
export function createTyping() {
  const lastTold = new Map<string, number>();

  const isDue = (who: string): boolean => {
    const now = Date.now();
    if (now - (lastTold.get(who) ?? 0) < passedOnEveryMs) return false;
    if (lastTold.size >= mostRemembered) lastTold.clear();
    lastTold.set(who, now);
    return true;
  };

  return async (
    db: Db,
    { user_id }: Pick<Caller, 'user_id'>,
    scope: StoreScope,
    ids: { store_id: string; channel_id: string },
  ): Promise<Done> => {
    const { own, other } = await seeChannel(db, scope, ids);
    const { is_blocked, is_blocked_by_other } = await channelOf(db, own, ids.channel_id);
    if (
      !is_blocked &&
      !is_blocked_by_other &&
      isDue(`${user_id} ${ids.channel_id} ${own.store_id}`)
    )
      giveSignal('typing', `${other.store_id} ${ids.channel_id}`);
    return { done: true };
  };
}
