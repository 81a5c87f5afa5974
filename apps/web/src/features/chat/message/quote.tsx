import { classNames } from '../../../ui/class-names.ts';

type Props = { who: string; text: string; onGo?: (() => void) | undefined; className?: string };

/** The message that is answered; a tap leads to it. */
export function Quote({ who, text, onGo, className }: Props) {
  const look = classNames(
    'block w-full min-w-0 rounded-md border-l-3 border-brand-600 bg-sunken px-2.5 py-1.5 text-left text-sm',
    className,
  );
  const inside = (
    <>
      <b className="block truncate font-semibold text-brand-800">{who}</b>
      <span dir="auto" className="line-clamp-2 wrap-anywhere text-ink-soft">
        {text}
      </span>
    </>
  );
  if (!onGo) return <span className={look}>{inside}</span>;
  return (
    <button type="button" onClick={onGo} className={`${look} min-h-11 hover:bg-line`}>
      <span className="sr-only">Ke pesan yang dibalas: </span>
      {inside}
    </button>
  );
}
