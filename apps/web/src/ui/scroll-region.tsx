import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'tabIndex'> &
  ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A named part of a page that scrolls by itself, and what is in it need not take the focus. */
export function ScrollRegion(props: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls what has the focus.
  return <section {...props} tabIndex={0} />;
}
