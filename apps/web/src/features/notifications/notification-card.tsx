import type { ContentCard } from '@marketplace/contract/content-cards';
import { Pin } from 'lucide-react';
import { useRef } from 'react';
import { moment } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useSeen } from './use-seen.ts';

type Props = {
  card: ContentCard;
  onSeen: (card_id: string) => void;
  onFollowed: (card_id: string) => void;
};

/** One thing the operator tells. Unseen it has an edge in colour, until all of it was in view or it was clicked. */
export function NotificationCard({ card, onSeen, onFollowed }: Props) {
  const mark = useRef<HTMLButtonElement>(null);
  const see = () => {
    if (card.viewed) return;
    // The button goes with the edge: whoever stands on it goes on from the card.
    if (document.activeElement === mark.current) element.current?.focus();
    onSeen(card.id);
  };
  const timeZone = useTimeZone(card.extras.store_id);
  const element = useSeen(!card.viewed, see);
  const follow = () => {
    see();
    onFollowed(card.id);
  };
  return (
    <article
      ref={element}
      tabIndex={-1}
      data-unseen={card.viewed ? undefined : ''}
      className={classNames(
        'relative overflow-hidden rounded-lg border border-line bg-surface shadow-card',
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
          {card.viewed ? (
            card.title
          ) : (
            <button
              ref={mark}
              type="button"
              data-printed
              onClick={see}
              // Reaches over the whole card, but for its link.
              className="text-left after:absolute after:inset-0"
            >
              {card.title}
              <span className="sr-only">, tandai sudah dilihat</span>
            </button>
          )}
        </h2>
        <p className="text-ink-soft">{card.description}</p>
        <p className="text-sm text-ink-faint">{moment(card.created_at, timeZone)}</p>
        {card.url && (
          <CardLink url={card.url} text={card.linkText ?? 'Selengkapnya'} onClick={follow} />
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
