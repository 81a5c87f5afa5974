/** The sign of the marketplace, for a dark ground or a light one. */
export function BrandMark({ isOnDark = false, size }: { isOnDark?: boolean; size: string }) {
  const [ground, sign, line] = isOnDark
    ? ['fill-white', 'fill-deep', 'stroke-deep']
    : ['fill-deep', 'fill-white', 'stroke-white'];
  return (
    <svg viewBox="0 0 32 32" className={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" className={ground} />
      <path
        d="M7.5 13.2 9.3 8h13.4l1.8 5.2a3 3 0 0 1-5.7.9 3 3 0 0 1-5.6 0 3 3 0 0 1-5.7-.9Z"
        className={sign}
      />
      <path
        d="M10 18.4v5.1c0 .3.2.5.5.5h11c.3 0 .5-.2.5-.5v-5.1"
        fill="none"
        className={line}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
