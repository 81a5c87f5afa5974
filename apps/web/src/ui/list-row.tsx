import {
  cloneElement,
  isValidElement,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';

interface ListRowProps {
  icon?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  /** The link that is the row: `as={<Link to="/…" />}`. Keeps the link's own types. */
  as?: ReactElement<{ className?: string; children?: ReactNode }> | undefined;
  /** Makes the row a button. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  isChosen?: boolean | undefined;
  className?: string | undefined;
}

const pressable =
  'text-left transition-colors duration-100 outline-offset-[-2px] hover:bg-canvas active:bg-sunken';

/** A line of a list: plain, a button or a link. */
export function ListRow(props: ListRowProps) {
  const { icon, title, subtitle, trailing, as, onClick, isChosen = false, className } = props;
  const look = classNames(
    // With large text the trailing part moves below instead of squeezing the title.
    'relative flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3',
    (as || onClick) && pressable,
    isChosen &&
      'bg-brand-50 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-brand-700',
    className,
  );
  const content = (
    <>
      <span className="flex min-w-0 flex-[1_1_8rem] items-center gap-3">
        {icon ? <span className="shrink-0">{icon}</span> : null}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-base font-semibold text-ink">{title}</span>
          {subtitle ? <span className="mt-0.5 block text-sm text-ink-soft">{subtitle}</span> : null}
        </span>
      </span>
      {trailing ? (
        <span className="ml-auto max-w-full text-right text-base font-semibold text-ink">
          {trailing}
        </span>
      ) : null}
    </>
  );
  if (isValidElement(as)) return cloneElement(as, { className: look, children: content });
  if (onClick) {
    return (
      <button type="button" data-printed onClick={onClick} className={look}>
        {content}
      </button>
    );
  }
  return <div className={look}>{content}</div>;
}

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-50 text-brand-700',
  soon: 'bg-soon-100 text-soon-700',
  wrong: 'bg-wrong-50 text-wrong-700',
  note: 'bg-note-50 text-note-700',
};

/** The coloured tile an icon stands in at the start of a row. */
export function IconTile({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-10 items-center justify-center rounded-lg [&>svg]:size-5',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
