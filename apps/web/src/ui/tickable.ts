/** The edge of a box or dot that can be ticked. */
export const tickable =
  'peer size-5.5 appearance-none border-2 border-edge bg-surface transition-colors duration-100 ' +
  'group-hover:border-ink-faint group-active:bg-sunken checked:border-brand-700 disabled:border-line-strong ' +
  'disabled:bg-sunken aria-invalid:border-wrong-700';
