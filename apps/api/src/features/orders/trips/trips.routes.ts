import { contract } from '@marketplace/contract/contract';
import { bind, bindPrepared } from '../../../platform/http/bind.ts';
import type { FileStore } from '../../storage/storage.service.ts';
import { findStop, keepPhoto, openTrip, preparePhoto } from './driver-trip.service.ts';
import { reportDelivered } from './stop-delivered.service.ts';
import { reportFailed } from './stop-failed.service.ts';
import { createTripLink, revokeTripLink, showTrip } from './trip-links.service.ts';

const { courierTrips, driverTrip } = contract;

export const tripsRoutes = (files: FileStore) => [
  bind(courierTrips.detail, ({ db, scope, query }) => showTrip(db, scope, query)),
  bind(courierTrips.createLink, ({ db, who, scope, body }) => createTripLink(db, who, scope, body)),
  bind(courierTrips.revokeLink, ({ db, who, scope, body }) => revokeTripLink(db, who, scope, body)),
  bind(driverTrip.open, ({ db, body }) => openTrip(db, body.link)),
  bind(driverTrip.delivered, ({ db, body }) => reportDelivered(db, body)),
  bind(driverTrip.failed, ({ db, body }) => reportFailed(db, body)),
  bindPrepared(
    driverTrip.photo,
    ({ db, body, file }) => preparePhoto(files, db, body, file),
    ({ db }, prepared) => keepPhoto(db, prepared),
    async ({ db, body }) => void (await findStop(db, body)),
  ),
];
