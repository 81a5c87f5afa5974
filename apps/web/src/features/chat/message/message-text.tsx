import { partsOf } from './find-links.ts';

const toTheLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The clock stands behind the last word where there is room; not where lines end on the other side. */
export const hasRoomForClock = (text: string): boolean => text !== '' && !toTheLeft.test(text);

/** What somebody has written, in the direction of its own letters; only addresses of the web lead anywhere. */
export function MessageText({ text, room }: { text: string; room?: 'small' | 'wide' | undefined }) {
  let at = 0;
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {partsOf(text).map(({ text: part, href }) => {
        const key = at;
        at += part.length;
        return href ? (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-brand-800 underline underline-offset-2"
          >
            {part}
          </a>
        ) : (
          <span key={key}>{part}</span>
        );
      })}
      {room && (
        <span aria-hidden className={`inline-block h-px ${room === 'wide' ? 'w-17' : 'w-11'}`} />
      )}
    </p>
  );
}
