import { type Area, areas } from '@marketplace/contract/endpoint';
import { eventKinds } from '@marketplace/contract/event-kinds';
import type { LoggedEvent } from '../../platform/events/event-log.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { type StoreScope, viewScope } from '../../platform/store-scope.ts';
import { resetText } from './event-sink.ts';

/** One person's eyes: which stores' events they see, and what of each. */
export type Viewer = {
  scope: StoreScope;
  sees: (store_id: string, area: Area) => boolean;
  /** Whether another sees the same and may do the same. */
  isLike: (other: Viewer) => boolean;
  rights: () => string;
  /** The event as it goes over the wire, or nothing if it is not theirs to see. */
  view: (event: LoggedEvent) => string | undefined;
};

export function viewerFor(permissions: Permissions): Viewer {
  const sees: Viewer['sees'] = (store_id, area) => permissions.allows(store_id, area, 'VIEW');
  const rights = () =>
    JSON.stringify(
      areas.map((area) => [
        permissions.storesWith(area, 'VIEW'),
        permissions.storesWith(area, 'MANAGE'),
      ]),
    );
  return {
    scope: viewScope(permissions),
    sees,
    rights,
    isLike: (other) => rights() === other.rights(),
    view: (event) => {
      const { store_id, area } = event;
      if (!sees(store_id, area)) return undefined;
      return permissions.allows(store_id, area, 'MANAGE') ? forWhoActs(event) : forWhoLooks(event);
    },
  };
}

type Payload = Record<string, unknown>;

/** Rows travel with what may be done to them; who may only look is offered nothing. */
const withoutActions = (payload: Payload) =>
  'allowed_actions' in payload ? { ...payload, allowed_actions: [] } : payload;

/** Nor is it told what goods cost the store. */
const withoutCosts = (payload: Payload) =>
  Array.isArray(payload.inventories)
    ? {
        ...payload,
        inventories: payload.inventories.map((row: Payload) => ({ ...row, cost_price: null })),
      }
    : payload;

const forWhoActs = writtenOnce((event) => textOf(event, (payload) => payload));
const forWhoLooks = writtenOnce((event) =>
  textOf(event, (payload) => withoutCosts(withoutActions(payload))),
);

/** What another version wrote in a shape that is not today's is told as: load anew. */
function textOf(event: LoggedEvent, seenAs: (payload: Payload) => Payload): string {
  const { store_id, area, number, kind, notification, ...rest } = event;
  const schema = kind in eventKinds ? eventKinds[kind as keyof typeof eventKinds] : undefined;
  const read = schema?.safeParse(event.payload);
  if (!read?.success) return resetText({ [store_id]: { [area]: number } });
  const told = {
    ...{ store_id, area, number, kind, ...rest, payload: seenAs(read.data) },
    ...(notification && { notification }),
  };
  const data = JSON.stringify(told);
  return `id: ${store_id}.${area}.${number}\nevent: ${kind}\ndata: ${data}\n\n`;
}

/** A hundred streams may be told of one event: its text is made for the first. */
function writtenOnce(write: (event: LoggedEvent) => string): (event: LoggedEvent) => string {
  const written = new WeakMap<LoggedEvent, string>();
  return (event) => {
    const text = written.get(event) ?? write(event);
    written.set(event, text);
    return text;
  };
}
