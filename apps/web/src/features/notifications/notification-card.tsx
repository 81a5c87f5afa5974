import type { ContentCard } from '@marketplace/contract/content-cards';
import { Pin } from 'lucide-react';
import { moment } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useSeen } from './use-seen.ts';

type Props = { card: ContentCard; onSeen: (card_id: string) => void };

/** One thing the operator tells. Unseen it has an edge in colour, until all of it was in view or it was followed. */
export function NotificationCard({ card, onSeen }: Props) {
  const see = () => {
    if (!card.viewed) onSeen(card.id);
  };
  const timeZone = useTimeZone();
  const element = useSeen(!card.viewed, see);
  return (
    <article
      ref={element}
      data-unseen={card.viewed ? undefined : ''}
      className={classNames(
        'overflow-hidden rounded-lg border border-line bg-surface shadow-card',
        !card.viewed && 'border-b-4 border-b-brand-600',
      )}
    >
      {card.imageUrl && (
        <img src={card.imageUrl} alt="" loading="lazy" className="aspect-3/2 w-full object-cover" />
      )}
      <div className="grid gap-2 p-4">
        <h2 className="flex items-start gap-2 text-lg leading-snug font-semibold">
          {card.pinned && (
            <Pin
              aria-label="Disematkan"
              role="img"
              className="mt-1 size-4 shrink-0 text-brand-700"
            />
          )}
          {card.title}
        </h2>
        <p className="text-ink-soft">{card.description}</p>
        <p className="text-sm text-ink-faint">{moment(card.created_at, timeZone)}</p>
        {card.url && (
          <CardLink url={card.url} text={card.linkText ?? 'Selengkapnya'} onClick={see} />
        )}
      </div>
    </article>
  );
}

function CardLink({ url, text, onClick }: { url: string; text: string; onClick: () => void }) {
  const className = buttonStyle({ variant: 'secondary', isBlock: true });
  return url.startsWith('/') ? (
    <AppLink to={url} onClick={onClick} className={className}>
      {text}
    </AppLink>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" onClick={onClick} className={className}>
      {text}
    </a>
  );
}
