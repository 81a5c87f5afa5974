import { DrawingFrame } from './drawing-frame.tsx';

/** A slip of paper with its lines still to be written. */
export function EmptyReceiptDrawing() {
  return (
    <DrawingFrame>
      <path
        className="fill-surface stroke-ink-faint"
        d="M54 22h52v78l-8.7-6-8.6 6-8.7-6-8.7 6-8.6-6-8.7 6Z"
      />
      <path className="stroke-brand-700" d="M66 38h18" />
      <path className="stroke-line-strong" d="M66 52h28M66 63h28M66 74h16" />
      <circle className="fill-brand-100 stroke-brand-700" cx="110" cy="32" r="14" />
      <path className="stroke-brand-700" d="M110 26v6l4 3" />
    </DrawingFrame>
  );
}
