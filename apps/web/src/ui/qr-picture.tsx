import { qrCode } from './qr-code.ts';

/** Black on white with its quiet edge, also in the dark: cameras want it so. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  const edge = 4;
  const width = rows.length + 2 * edge;
  const dark = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + edge} ${y + edge}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className="mx-auto size-64 max-w-full rounded-lg bg-white"
    >
      <path d={dark} className="fill-black" />
    </svg>
  );
}
