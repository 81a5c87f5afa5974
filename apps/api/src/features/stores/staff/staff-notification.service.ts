import type { Tx } from '../../../platform/db/handle.ts';
import { type NewNotification, pathTo } from '../../../platform/notifications/new-notification.ts';
import { nameOf } from '../../users/users.service.ts';

const titles = {
  joined: 'bergabung di toko Anda',
  declined: 'menolak undangan Anda',
  left: 'keluar dari toko Anda',
} as const;

/** What the people of a store are told when one of them comes, does not, or goes. */
export async function staffNotification(
  db: Tx,
  store_id: string,
  user_id: string,
  what: keyof typeof titles,
): Promise<NewNotification> {
  const name = await nameOf(db, user_id);
  return {
    category: 'STAFF',
    kind: `staff.${what}`,
    title: `${name} ${titles[what]}`,
    text: 'Lihat siapa saja yang bekerja di toko.',
    path: pathTo('/seller/store', { store_id }),
  };
}
