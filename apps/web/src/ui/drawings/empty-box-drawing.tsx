import { DrawingFrame } from './drawing-frame.tsx';

/** An open box with nothing in it. */
export function EmptyBoxDrawing() {
  return (
    <DrawingFrame>
      <path
        className="fill-surface stroke-ink-faint"
        d="M46 58v36a6 6 0 0 0 6 6h56a6 6 0 0 0 6-6V58"
      />
      <path className="fill-brand-100 stroke-brand-700" d="M46 58 34 44h36l10 14Z" />
      <path className="fill-brand-100 stroke-brand-700" d="m114 58 12-14H90L80 58Z" />
      <path className="stroke-ink-faint" d="M46 58h68" />
      <path className="stroke-line-strong" d="M70 82h20" />
      <path className="stroke-brand-500" d="M80 34V18m-16 14-6-10m38 10 6-10" />
    </DrawingFrame>
  );
}
