import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'section'> {
  /** Rows bring their own padding and reach from edge to edge. */
  isFlush?: boolean | undefined;
}

export function Card({ isFlush = false, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames(
        'rounded-lg border border-line bg-surface shadow-card',
        isFlush ? 'overflow-hidden' : 'p-4',
        className,
      )}
    />
  );
}

interface CardTitleProps {
  children: ReactNode;
  /** A quiet link or button on the right. */
  action?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

export function CardTitle({ children, action, id, className }: CardTitleProps) {
  return (
    <div className={classNames('flex items-center justify-between gap-3', className)}>
      <h2 id={id} className="min-w-0 text-base font-semibold text-ink">
        {children}
      </h2>
      {action ? <div className="-my-1.5 shrink-0">{action}</div> : null}
    </div>
  );
}
