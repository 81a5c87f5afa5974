import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const kinds = {
  error: {
    look: 'border-wrong-300 bg-wrong-50',
    tint: 'text-wrong-700',
    Icon: CircleAlert,
    word: 'Masalah',
  },
  important: {
    look: 'border-soon-300 bg-soon-50',
    tint: 'text-soon-700',
    Icon: TriangleAlert,
    word: 'Penting',
  },
  default: { look: 'border-note-100 bg-note-50', tint: 'text-note-700', Icon: Info, word: 'Info' },
};

interface BannerProps {
  kind: keyof typeof kinds;
  children: ReactNode;
  /** A link or a button under the text. */
  link?: ReactNode;
  onClose?: (() => void) | undefined;
  className?: string | undefined;
}

export function Banner({ kind, children, link, onClose, className }: BannerProps) {
  const { look, tint, Icon, word } = kinds[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-lg border px-4 py-3', look, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', tint)} />
      <div className="min-w-0 flex-1 text-sm wrap-anywhere text-ink">
        {/* Who does not see the colour hears what kind it is. */}
        <span className="sr-only">{word}: </span>
        <div>{children}</div>
        {link ? (
          <div
            className={classNames(
              '-mb-3 font-semibold underline underline-offset-2 *:inline-flex *:min-h-11 *:items-center',
              tint,
            )}
          >
            {link}
          </div>
        ) : null}
      </div>
      {onClose ? (
        <button
          type="button"
          aria-label="Tutup"
          onClick={onClose}
          className="-my-3 -mr-4 flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:text-ink active:scale-90"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      ) : null}
    </div>
  );
}
