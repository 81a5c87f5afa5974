import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-50 text-brand-800',
  soon: 'bg-soon-100 text-soon-700',
  wrong: 'bg-wrong-50 text-wrong-700',
  note: 'bg-note-50 text-note-700',
};

interface BadgeProps {
  tone?: keyof typeof tones | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-block max-w-full rounded-sm px-2 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
