import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useServices } from '../../platform/services.ts';
import { ChipContent, ChipRow, chipStyle } from '../../ui/chip.tsx';
import { NoResultDrawing } from '../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SystemErrorScreen } from '../../ui/system-error-screen.tsx';
import { useMessaging } from './messaging.ts';
import { NotificationCard } from './notification-card.tsx';
import { unreadOf } from './shown-cards.ts';

const tabs = [
  { category: undefined, label: 'Semua' },
  { category: 'TRANSACTION', label: 'Transaksi' },
  { category: 'STORE_MANAGEMENT', label: 'Kelola Toko' },
  { category: 'PROMOTION', label: 'Promosi' },
] as const;

type Search = { category?: 'TRANSACTION' | 'STORE_MANAGEMENT' | 'PROMOTION' | undefined };

export const Route = createFileRoute('/_private/seller/notifications')({
  validateSearch: ({ category }: Record<string, unknown>): Search => ({
    category: tabs.find((tab) => tab.category === category)?.category,
  }),
  component: NotificationsScreen,
  pendingComponent: NotificationsPending,
});

const page = 'mx-auto grid w-full max-w-4xl gap-4 p-4 md:p-8';

function NotificationsScreen() {
  const { category } = Route.useSearch();
  const { cards, status, engagement } = useMessaging();
  const { logImpressions, refresh } = engagement;
  const { telemetry } = useServices();
  const see = (card_id: string) => {
    logImpressions([card_id]);
    telemetry.track('content_card_viewed', { card_id });
  };
  useEffect(() => void refresh(), [refresh]);
  const isIn = (wanted: Search['category']) =>
    cards.filter(({ extras }) => wanted === undefined || extras.category === wanted);
  const shown = isIn(category);
  if (cards.length === 0 && status === 'loading') return <NotificationsPending />;
  if (cards.length === 0 && status === 'failed') {
    return <SystemErrorScreen onReload={() => void refresh()} />;
  }
  return (
    <div className={page}>
      <h1 className="text-2xl font-bold tracking-tight">Notifikasi</h1>
      <nav aria-label="Jenis notifikasi" className="min-w-0">
        <ChipRow>
          {tabs.map((tab) => {
            const isChosen = tab.category === category;
            return (
              <AppLink
                key={tab.label}
                to="/seller/notifications"
                search={tab.category ? { category: tab.category } : {}}
                aria-current={isChosen ? 'page' : undefined}
                activeProps={{}}
                className={chipStyle({ isChosen })}
              >
                <ChipContent isChosen={isChosen} count={unreadOf(isIn(tab.category)) || undefined}>
                  {tab.label}
                </ChipContent>
              </AppLink>
            );
          })}
        </ChipRow>
      </nav>
      {shown.length === 0 ? (
        <EmptyScreen
          drawing={<NoResultDrawing />}
          title="Belum ada notifikasi"
          text="Kabar dari kami untuk toko Anda akan tampil di sini."
        />
      ) : (
        <ul aria-label="Notifikasi" className="grid items-start gap-4 md:grid-cols-2">
          {shown.map((card) => (
            <li key={card.id}>
              <NotificationCard
                card={card}
                onSeen={see}
                onFollowed={(card_id) => telemetry.track('content_card_followed', { card_id })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NotificationsPending() {
  return (
    <div role="status" aria-label="Memuat notifikasi" className={page}>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-72 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  );
}
