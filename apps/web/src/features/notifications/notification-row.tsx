import type { Notification } from '@marketplace/contract/notification';
import {
  Box,
  ClipboardList,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Plug,
  Store,
  TriangleAlert,
  Users,
  Wallet,
} from 'lucide-react';
import { clock, zoneLabel } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { linkOf } from './notification-words.ts';

const icons: Record<Notification['category'], LucideIcon> = {
  ORDERS: ClipboardList,
  COMPLAINTS: TriangleAlert,
  MONEY: Wallet,
  DEMANDS: Megaphone,
  STOCK: Box,
  STAFF: Users,
  STORE: Store,
  INTEGRATIONS: Plug,
  CHAT: MessageCircle,
};

type Props = { row: Notification; isOfMany: boolean; onOpen: () => void };

/** Something that happened, and the way to it. Unread it stands on a tint and has a dot. */
export function NotificationRow({ row, isOfMany, onOpen }: Props) {
  const Icon = icons[row.category];
  const time = `${clock(row.created_at, row.time_zone)} ${zoneLabel(row.time_zone)}`;
  return (
    <AppLink
      {...linkOf(row.path)}
      onClick={onOpen}
      data-unread={row.read ? undefined : ''}
      className={classNames(
        'flex min-h-14 items-start gap-3 px-4 py-3 outline-offset-[-2px] hover:bg-canvas active:bg-sunken',
        !row.read && 'bg-brand-50',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span
          className={classNames(
            'block leading-snug wrap-anywhere',
            row.read ? 'font-medium' : 'font-semibold',
          )}
        >
          {row.title}
          {!row.read && <span className="sr-only">, belum dibaca</span>}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{row.text}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {[time, isOfMany && row.store_name].filter(Boolean).join(' · ')}
        </span>
      </span>
      {!row.read && (
        <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-full bg-brand-700" />
      )}
    </AppLink>
  );
}
