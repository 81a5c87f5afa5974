import type { Event } from '@marketplace/contract/events';
import { formatPosition, type LoggedEvent } from '../../platform/events/event-log.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { type StoreScope, viewScope } from '../../platform/store-scope.ts';

/** One person's eyes: which stores' events they see, and what of each. */
export type Viewer = {
  scope: StoreScope;
  /** The event as it goes over the wire, or nothing if it is not theirs to see. */
  view: (event: LoggedEvent) => string | undefined;
};

export function viewerFor(permissions: Permissions): Viewer {
  return {
    scope: viewScope(permissions),
    view: (event) => {
      const { store_id, area } = event;
      if (!permissions.allows(store_id, area, 'VIEW')) return undefined;
      return permissions.allows(store_id, area, 'MANAGE') ? forWhoActs(event) : forWhoLooks(event);
    },
  };
}

/** Rows travel with what may be done to them; who may only look is offered nothing. */
const withoutActions = (payload: Event['payload']) =>
  'allowed_actions' in payload ? { ...payload, allowed_actions: [] } : payload;

const forWhoActs = writtenOnce((event) => textOf(event, event.payload));
const forWhoLooks = writtenOnce((event) => textOf(event, withoutActions(event.payload)));

function textOf(position: LoggedEvent, payload: Event['payload']): string {
  const { store_id, area, kind, created_at } = position;
  const event: Event = { store_id, area, kind, created_at, payload };
  return `id: ${formatPosition(position)}\nevent: ${kind}\ndata: ${JSON.stringify(event)}\n\n`;
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
