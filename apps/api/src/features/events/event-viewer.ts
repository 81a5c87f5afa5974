import type { Event } from '@marketplace/contract/events';
import type { LoggedEvent } from '../../platform/events/event-log.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { type StoreScope, viewScope } from '../../platform/store-scope.ts';

/** One person's eyes: which stores' events they see, and what of each. */
export type Viewer = {
  scope: StoreScope;
  view: (event: LoggedEvent) => Event | undefined;
};

export function viewerFor(permissions: Permissions): Viewer {
  return {
    scope: viewScope(permissions),
    view: ({ store_id, area, kind, created_at, payload }) => {
      if (!permissions.allows(store_id, area, 'VIEW')) return undefined;
      const mayAct = permissions.allows(store_id, area, 'MANAGE');
      return {
        store_id,
        area,
        kind,
        created_at,
        payload: mayAct ? payload : withoutActions(payload),
      };
    },
  };
}

/** Rows travel with what may be done to them; who may only look is offered nothing. */
const withoutActions = (payload: Event['payload']) =>
  'allowed_actions' in payload ? { ...payload, allowed_actions: [] } : payload;
