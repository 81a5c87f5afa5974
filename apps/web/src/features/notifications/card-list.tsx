import type { ContentCard } from '@marketplace/contract/content-cards';
import { useServices } from '../../platform/services.ts';
import { NoResultDrawing } from '../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SystemErrorScreen } from '../../ui/system-error-screen.tsx';
import { useMessaging } from './messaging.ts';
import { NotificationCard } from './notification-card.tsx';

type Props = {
  cards: readonly ContentCard[];
  isAlone: boolean;
  /** Others of them stand further up. */
  isFurther?: boolean;
};

/** What the marketplace tells. Beside what happened in the stores, nothing stands where there is none of it. */
export function CardList({ cards, isAlone, isFurther = false }: Props) {
  const heading = isFurther ? 'Sebelumnya dari marketplace' : 'Dari marketplace';
  const { cards: all, status, engagement } = useMessaging();
  const { telemetry } = useServices();
  const see = (card_id: string) => {
    engagement.logImpressions([card_id]);
    telemetry.track('content_card_viewed', { card_id });
  };
  if (all.length === 0 && status === 'loading') return isAlone ? <CardsPending /> : null;
  if (all.length === 0 && status === 'failed') {
    return isAlone ? (
      <SystemErrorScreen level={2} onReload={() => void engagement.refresh()} />
    ) : null;
  }
  if (cards.length === 0) {
    return isAlone ? (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title="Belum ada notifikasi"
        text="Kabar dari kami untuk toko Anda akan tampil di sini."
      />
    ) : null;
  }
  const follow = (card_id: string) => {
    engagement.logClick(card_id);
    telemetry.track('content_card_followed', { card_id });
  };
  return (
    <section aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isAlone && <h2 className="text-lg font-semibold">{heading}</h2>}
      <ul aria-label="Notifikasi" className="grid items-start gap-4 md:grid-cols-2">
        {cards.map((card) => (
          <li key={card.id}>
            <NotificationCard card={card} onSeen={see} onFollowed={follow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardsPending() {
  return (
    <div role="status" aria-label="Memuat kabar" className="grid gap-4">
      <Skeleton className="h-72 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  );
}
