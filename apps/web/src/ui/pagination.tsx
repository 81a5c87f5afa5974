import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

interface PageLinkProps {
  className: string;
  'aria-label': string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
}

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Draws the link to a page: `(page, content, props) => <Link search={{ page }} {...props}>{content}</Link>`. */
  renderLink: (page: number, content: ReactNode, props: PageLinkProps) => ReactNode;
  /** Tells two of them on one screen apart. */
  label?: string | undefined;
  className?: string | undefined;
}

const cell =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-lg px-2 text-sm font-semibold transition-colors duration-100';
const pageLink = classNames(cell, 'text-ink-soft hover:bg-sunken active:bg-line');
const currentLink = classNames(cell, 'bg-brand-100 text-brand-800');
const stepLink = classNames(
  cell,
  'border border-line-strong bg-surface text-ink hover:bg-canvas active:bg-sunken',
);
const stepOff = classNames(cell, 'border border-line text-ink-faint opacity-60');

/** The phone sees "Halaman 5 dari 20" between the arrows; wider screens see the numbers. */
export function Pagination({
  page,
  pageCount,
  renderLink,
  label = 'Halaman',
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, label: string, rel: 'prev' | 'next', icon: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      renderLink(to, icon, { className: stepLink, 'aria-label': label, rel })
    ) : (
      <span aria-hidden="true" className={stepOff}>
        {icon}
      </span>
    );
  return (
    <nav
      aria-label={label}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-1 sm:justify-center',
        className,
      )}
    >
      {step(page - 1, 'Sebelumnya', 'prev', <ChevronLeft aria-hidden="true" className="size-5" />)}
      <span className="px-2 text-center text-sm font-medium text-ink-soft sm:hidden">
        Halaman {page} dari {pageCount}
      </span>
      <span className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((shown, index, all) =>
          shown === 'gap' ? (
            <span
              key={`after ${all[index - 1]}`}
              aria-hidden="true"
              className="px-1 text-ink-faint"
            >
              …
            </span>
          ) : (
            <Fragment key={shown}>
              {renderLink(shown, shown, {
                className: shown === page ? currentLink : pageLink,
                'aria-label': `Halaman ${shown}`,
                ...(shown === page ? { 'aria-current': 'page' as const } : {}),
              })}
            </Fragment>
          ),
        )}
      </span>
      {step(page + 1, 'Berikutnya', 'next', <ChevronRight aria-hidden="true" className="size-5" />)}
    </nav>
  );
}
