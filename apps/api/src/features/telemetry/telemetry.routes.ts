import { contract } from '@marketplace/contract/contract';
import type { FastifyBaseLogger } from 'fastify';
import { bind, type Route } from '../../platform/http/bind.ts';
import type { WhoIsAsking } from '../../platform/who-is-asking.ts';
import { createErrorIntake } from './error-intake.ts';
import { takeErrors, takeEvents } from './telemetry.service.ts';

type Needed = { log: Pick<FastifyBaseLogger, 'warn'>; whoIsAsking: WhoIsAsking };

export const telemetryRoutes = ({ log, whoIsAsking }: Needed): Route[] => {
  const withinRoom = createErrorIntake();
  return [
    bind(contract.telemetry.takeEvents, ({ db, who, body }) => takeEvents(db, who, body.events)),
    // Who has no login, or one that just ended, meets faults too.
    bind(contract.telemetry.takeErrors, async ({ db, headers, body }) => {
      const who = await whoIsAsking(db, headers.authorization).catch(() => undefined);
      return takeErrors(db, log, who?.user_id, withinRoom(body.errors));
    }),
  ];
};
