import { contract } from '@marketplace/contract/contract';
import type { EventTail } from '../../platform/events/event-tail.ts';
import { bindStream } from '../../platform/http/bind.ts';
import type { PermissionsOf } from '../../platform/permissions.ts';
import { openStream } from './events.service.ts';

export const eventsRoutes = (tail: EventTail, permissionsOf: PermissionsOf) => [
  bindStream(contract.events.stream, ({ db, headers }, reply) =>
    openStream({ db, tail, permissionsOf, headers }, reply),
  ),
];
