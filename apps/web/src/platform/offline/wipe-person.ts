import type { DeviceDatabase } from './device-database.ts';

/**
 * Who signs out leaves no customers and no sums behind on a phone that others use. What they meant to do is
 * not thrown away: changes that wait are sent when they sign in again.
 */
export async function wipePerson(shelf: DeviceDatabase, user_uuid: string): Promise<void> {
  for (const { id } of await shelf.allOf('answers', user_uuid)) {
    await shelf.remove('answers', user_uuid, id);
  }
}
