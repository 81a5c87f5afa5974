import { notificationId } from '@marketplace/contract/notification-words';
import type { ToPush } from './to-push.sql.ts';

/** Of more than so many that came together somebody is told in one message. */
const mostOneByOne = 3;

export type Bundle = {
  title: string;
  text: string;
  path: string;
  /** The notification, where it is one. */
  notification_id?: string;
  /** A device that is told twice shows it once. */
  tag: string;
  told: ToPush[];
};

/** One by one or, of many, how many they are. */
export function bundlesOf(unread: readonly ToPush[]): Bundle[] {
  const [first] = unread;
  if (!first) return [];
  if (unread.length > mostOneByOne)
    return [
      {
        title: `${unread.length} kabar baru`,
        text: 'Buka daftar notifikasi untuk membacanya.',
        path: `/seller/notifications?store_id=${first.store_id}`,
        // Another that comes later stands beside it, and is heard.
        tag: `${first.store_id}.NEW.${unread.map(({ category, number }) => `${category}${number}`).at(-1)}`,
        told: [...unread],
      },
    ];
  return unread.map((each) => {
    const id = notificationId(each.store_id, each.category, each.number);
    const { title, text, path } = each;
    return { title, text, path, notification_id: id, tag: id, told: [each] };
  });
}

/** The beginning of a text that has room; a sign of two halves is not cut through. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
