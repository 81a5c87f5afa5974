import type { Registration } from '@marketplace/contract/store-registrations';
import type { Store } from '@marketplace/contract/stores';

type Shown =
  /** It waits, or is decided. */
  | { is: 'standing'; registration: Registration }
  /** It is still to be sent, or to be put right. */
  | { is: 'form'; registration: Registration }
  /** A store that only buys, and has not asked yet. */
  | { is: 'ask'; store_id: string }
  | { is: 'selling'; store_id: string }
  /** It was a seller, and may not sell at the moment. */
  | { is: 'stopped'; store_id: string }
  | { is: 'new' };

type Known = {
  registrations: readonly Registration[];
  stores: readonly Pick<Store, 'id' | 'is_seller' | 'allows_selling' | 'permission'>[];
  store_id?: string | undefined;
  isNew?: boolean;
};

/** What somebody who opens the page means: the store they name, else what is still open, else a store to come. */
export function whatToShow({ registrations, stores, store_id, isNew = false }: Known): Shown {
  if (isNew) return { is: 'new' };
  const named = stores.find(({ id }) => id === store_id);
  if (named) return ofStore(named, registrations);
  const open = byUrgency.map((states) => registrations.find(({ state }) => states.includes(state)));
  const first = open.find((registration) => registration !== undefined);
  if (first) return byState(first);
  const buying = stores.find(
    ({ id, is_seller, permission }) =>
      !is_seller &&
      permission.store === 'MANAGE' &&
      registrations.every((registration) => registration.store_id !== id),
  );
  return buying ? { is: 'ask', store_id: buying.id } : { is: 'new' };
}

function ofStore(
  { id, is_seller, allows_selling }: Known['stores'][number],
  registrations: readonly Registration[],
): Shown {
  const registration = registrations.find(({ store_id }) => store_id === id);
  const isDecided = registration?.state === 'APPROVED';
  if (isDecided || !registration) {
    if (is_seller && !allows_selling) return { is: 'stopped', store_id: id };
    if (is_seller && !isDecided) return { is: 'selling', store_id: id };
  }
  return registration ? byState(registration) : { is: 'ask', store_id: id };
}

/** What somebody has to do stands before what waits, and that before what is over. */
const byUrgency: readonly (readonly Registration['state'][])[] = [
  ['NEEDS_REVISION', 'DRAFT'],
  ['WAITING'],
  ['REJECTED'],
];

function byState(registration: Registration): Shown {
  const { state, may_send } = registration;
  const isOpen = state === 'DRAFT' || state === 'NEEDS_REVISION';
  return isOpen && may_send ? { is: 'form', registration } : { is: 'standing', registration };
}
