/** The looks of an entry of the navigation; `aria-current` marks the one that is open. */
export const sideEntry =
  'relative flex min-h-11 items-center gap-3 rounded-lg px-3 md:max-lg:justify-center md:max-lg:px-0 font-medium text-ink-soft hover:bg-sunken active:bg-line aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-800';

export const bottomEntry =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft active:bg-sunken aria-[current]:font-semibold aria-[current]:text-brand-700';

/** What an entry says stands beside its icon; where there is room for the icon alone, it is only heard. */
export const sideLabel = 'flex-1 md:max-lg:sr-only';

/** How many of it wait, at the end of an entry; where there is room for the icon alone, at its corner. */
export const sideCount =
  'text-sm font-semibold md:max-lg:absolute md:max-lg:top-0 md:max-lg:right-1 md:max-lg:text-xs';
