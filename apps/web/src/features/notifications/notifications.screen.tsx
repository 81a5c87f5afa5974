import type { ContentCard } from '@marketplace/contract/content-cards';
import {
  type NotificationCategory,
  notificationCategories,
} from '@marketplace/contract/notification-words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useServices } from '../../platform/services.ts';
import { ChipContent, ChipRow, chipStyle } from '../../ui/chip.tsx';
import { iconButtonStyle } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardList } from './card-list.tsx';
import { followOnce } from './follow-once.ts';
import { useMessaging } from './messaging.ts';
import { categoryWords } from './notification-words.ts';
import { unreadQuery } from './notifications.query.ts';
import { unreadOf } from './shown-cards.ts';
import { RowsPending, StoreNotifications } from './store-notifications.tsx';

/** What the marketplace tells is of other kinds than what happens in a store. */
const cardKinds = {
  TRANSACTION: 'Transaksi',
  STORE_MANAGEMENT: 'Kelola Toko',
  PROMOTION: 'Promosi',
} as const;

type CardKind = keyof typeof cardKinds;
type Search = { category?: NotificationCategory | CardKind | undefined };

const kinds: readonly string[] = [...notificationCategories, ...Object.keys(cardKinds)];
const isCardKind = (category: Search['category']): category is CardKind =>
  category !== undefined && category in cardKinds;

export const Route = createFileRoute('/_private/seller/notifications')({
  validateSearch: ({ category }: Record<string, unknown>): Search => ({
    category: kinds.find((kind) => kind === category) as Search['category'],
  }),
  component: NotificationsScreen,
  pendingComponent: NotificationsPending,
});

const page = 'mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8';

function NotificationsScreen() {
  const { category } = Route.useSearch();
  const { cards, engagement } = useMessaging();
  const { refresh } = engagement;
  useEffect(() => void refresh(), [refresh]);
  const services = useServices();
  useEffect(() => followOnce(services), [services]);
  const { data: counts, error } = useQuery(unreadQuery(services));
  const ofKind = (kind: CardKind) => cards.filter(({ extras }) => extras.category === kind);
  const isOfCards = isCardKind(category);
  const [first, rest] = usePressing(cards);
  // Which of them somebody may see is not known then; those that they may not are empty.
  const categories = counts?.categories ?? (error ? allUncounted : []);
  return (
    <div className={page}>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Notifikasi</h1>
        <AppLink
          to="/seller/notifications/settings"
          search={{}}
          aria-label="Atur notifikasi"
          className={iconButtonStyle()}
        >
          <Settings aria-hidden />
        </AppLink>
      </div>
      <nav aria-label="Jenis notifikasi" className="min-w-0">
        <ChipRow>
          <Kind
            label="Semua"
            category={undefined}
            chosen={category}
            count={(counts?.total ?? 0) + unreadOf(cards)}
          />
          {categories.map(({ category: each, unread }) => (
            <Kind
              key={each}
              label={categoryWords[each]}
              category={each}
              chosen={category}
              count={unread}
            />
          ))}
          {(Object.keys(cardKinds) as CardKind[]).map((kind) => (
            <Kind
              key={kind}
              label={cardKinds[kind]}
              category={kind}
              chosen={category}
              count={unreadOf(ofKind(kind))}
            />
          ))}
        </ChipRow>
      </nav>
      {category === undefined && first.length > 0 && <CardList cards={first} isAlone={false} />}
      {!isOfCards && (
        <StoreNotifications
          key={category}
          category={category}
          unread={unreadIn(counts, category)}
        />
      )}
      {isOfCards && <CardList cards={ofKind(category)} isAlone />}
      {category === undefined && rest.length > 0 && (
        <CardList cards={rest} isAlone={false} isFurther={first.length > 0} />
      )}
    </div>
  );
}

const allUncounted = notificationCategories.map((category) => ({ category, unread: 0 }));

/** Pinned ones and those that were new stand first, and stay there: what is looked at does not move away. */
function usePressing(cards: readonly ContentCard[]): [ContentCard[], ContentCard[]] {
  const [pressing] = useState(() => new Set<string>());
  for (const { id, pinned, viewed } of cards) if (pinned || !viewed) pressing.add(id);
  return [cards.filter(({ id }) => pressing.has(id)), cards.filter(({ id }) => !pressing.has(id))];
}

type Counts = { total: number; categories: { category: NotificationCategory; unread: number }[] };

const unreadIn = (counts: Counts | undefined, category: NotificationCategory | undefined) =>
  category
    ? (counts?.categories.find((each) => each.category === category)?.unread ?? 0)
    : (counts?.total ?? 0);

type KindProps = {
  label: string;
  category: Search['category'];
  chosen: Search['category'];
  count: number;
};

function Kind({ label, category, chosen, count }: KindProps) {
  const isChosen = category === chosen;
  return (
    <AppLink
      to="/seller/notifications"
      search={category ? { category } : {}}
      aria-current={isChosen ? 'page' : undefined}
      activeProps={{}}
      className={chipStyle({ isChosen })}
    >
      <ChipContent isChosen={isChosen} count={count || undefined}>
        {label}
      </ChipContent>
    </AppLink>
  );
}

function NotificationsPending() {
  return (
    <div className={page}>
      <p className="text-2xl font-bold tracking-tight">Notifikasi</p>
      <Skeleton className="h-9 w-full" />
      <RowsPending />
    </div>
  );
}
