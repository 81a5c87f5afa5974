import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import type { PermissionsOf } from '../../platform/permissions.ts';
import { subscribe, unsubscribe } from './delivery/devices.service.ts';
import { listNotifications, readThese, unreadNotifications } from './notifications.service.ts';
import { type Surroundings, saveSettings, settingsOf } from './settings/settings.service.ts';

type Needed = Surroundings & {
  permissionsOf: PermissionsOf;
  /** Push services of the house itself. */
  internalHosts: readonly string[];
};

export const notificationsRoutes = ({ permissionsOf, internalHosts, ...surroundings }: Needed) => [
  bind(contract.notifications.list, async ({ db, who, query }) =>
    listNotifications(db, who, await permissionsOf(db, who), query),
  ),
  bind(contract.notifications.unread, async ({ db, who }) =>
    unreadNotifications(db, who, await permissionsOf(db, who)),
  ),
  bind(contract.notifications.read, async ({ db, who, body }) =>
    readThese(db, who, await permissionsOf(db, who), body),
  ),
  bind(contract.notifications.readSettings, ({ db, who }) => settingsOf(db, who, surroundings)),
  bind(contract.notifications.writeSettings, ({ db, who, body }) =>
    saveSettings(db, who, surroundings, body),
  ),
  bind(contract.push.subscribe, ({ db, who, body }) => subscribe(db, who, body, internalHosts)),
  bind(contract.push.unsubscribe, ({ db, who, body }) => unsubscribe(db, who, body.endpoint)),
];
