import { createHash } from 'node:crypto';
import { openDeviceDatabase } from '../platform/offline/device-database.ts';
import { createSeals } from '../platform/offline/seals.ts';

/** As the server would give it: each person's own, and the same every time. */
export const keyOfPerson = (user_uuid: string): string =>
  createHash('sha256').update(user_uuid).digest('base64url');

/** What lies on the device, as a page finds it that is signed in as whoever is asked for. */
export function openShelves(keyOf: (user_uuid: string) => string | undefined = keyOfPerson) {
  const isHere = (user_uuid: string) => keyOf(user_uuid) !== undefined;
  return openDeviceDatabase({ seals: createSeals({ keyOf, isHere }), isHere });
}
