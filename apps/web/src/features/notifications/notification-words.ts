import type { Notification } from '@marketplace/contract/notification';
import type { NotificationCategory } from '@marketplace/contract/notification-words';
import { dayIn, dayWords } from '../../platform/format/time.ts';

export const categoryWords: Record<NotificationCategory, string> = {
  ORDERS: 'Pesanan',
  COMPLAINTS: 'Komplain',
  MONEY: 'Uang',
  DEMANDS: 'Permintaan',
  STOCK: 'Produk',
  STAFF: 'Karyawan',
  STORE: 'Toko',
  INTEGRATIONS: 'API dan webhook',
  CHAT: 'Chat',
};

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Each day on the calendar of the store it happened in, as it is said today. */
export function byDays(
  rows: readonly Notification[],
  now: number,
): { day: string; heading: string; rows: Notification[] }[] {
  const days = new Map<string, { day: string; heading: string; rows: Notification[] }>();
  for (const row of rows) {
    const day = dayIn(row.created_at, row.time_zone);
    // It is today in one zone on another day than in the next: what is called alike stands together.
    const heading = headingOf(day, dayIn(now, row.time_zone));
    const found = days.get(heading) ?? { day, heading, rows: [] };
    found.rows.push(row);
    days.set(heading, found);
  }
  return [...days.values()];
}

function headingOf(day: string, today: string): string {
  if (day === today) return 'Hari ini';
  return day === dayBefore(today) ? 'Kemarin' : dayWords(day);
}

/** A path as a link takes it; of what is no path of this application there is none. */
export function linkOf(path: string): { to: string; search: Record<string, string> } {
  const url = URL.parse(path, 'https://own.invalid');
  if (!path.startsWith('/') || url?.origin !== 'https://own.invalid')
    return { to: '/seller/notifications', search: {} };
  return { to: url.pathname, search: Object.fromEntries(url.searchParams) };
}
