import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyScreenProps {
  drawing: ReactNode;
  title: ReactNode;
  /** What would be here. */
  text: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** The level of its heading; 1 where the screen has no other title. */
  level?: 1 | 2 | undefined;
  className?: string | undefined;
}

export function EmptyScreen({
  drawing,
  title,
  text,
  action,
  level = 2,
  className,
}: EmptyScreenProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-sm flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      {drawing}
      <Heading className="mt-5 text-lg font-bold text-balance text-ink">{title}</Heading>
      <p className="mt-1.5 text-base text-pretty text-ink-soft">{text}</p>
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
