import { contract } from '@marketplace/contract/contract';
import type { OutsideServices } from '@marketplace/contract/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Authenticate } from '../../platform/authenticate.ts';
import { failWith } from '../../platform/failure.ts';
import { bind, type Route } from '../../platform/http/bind.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { createIntake } from './intake.ts';
import { takeErrors, takeEvents } from './telemetry.service.ts';

type Needed = {
  log: Pick<FastifyBaseLogger, 'warn'>;
  authenticate: Authenticate;
  services: OutsideServices;
};

const errorRoom = {
  one: { count: 30, bytes: 160 * 1024 },
  all: { count: 300, bytes: 1024 * 1024 },
};

/** What there was room for; refused where there was none for anything. */
function roomFor<Report>(given: readonly Report[], taken: readonly Report[]): readonly Report[] {
  return given.length > 0 && taken.length === 0
    ? failWith('rate_limited', { retry_after: 60 })
    : taken;
}

export const telemetryRoutes = ({ log, authenticate, services }: Needed): Route[] => {
  const events = createIntake({
    one: { count: 500, bytes: 200 * 1024 },
    all: { count: 20_000, bytes: 8 * 1024 * 1024 },
  });
  // Strangers have room of their own: however many they are, they take none from those who work here.
  const [ofPeople, ofStrangers] = [createIntake(errorRoom), createIntake(errorRoom)];
  return [
    bind(contract.telemetry.takeEvents, ({ db, who, body }) =>
      takeEvents(db, who, roomFor(body.events, events(who.user_id, body.events))),
    ),
    // Who has no login, or one that just ended, meets faults too.
    bind(contract.telemetry.takeErrors, async ({ db, headers, address, body }) => {
      const who = await authenticate(db, headers.authorization).catch(() => undefined);
      // Ten times as much for a network of IPv6, as elsewhere, would be all there is.
      const taken = who
        ? ofPeople(who.user_id, body.errors)
        : ofStrangers(networkOf(address) ?? address, body.errors);
      return takeErrors(db, log, who?.user_id, roomFor(body.errors, taken));
    }),
    bind(contract.telemetry.services, async () => ({ services })),
  ];
};
