import { DrawingFrame } from './drawing-frame.tsx';

/** A cloud whose line to the ground is cut. */
export function BrokenLinkDrawing() {
  return (
    <DrawingFrame>
      <path
        className="fill-surface stroke-ink-faint"
        d="M58 66h46a15 15 0 0 0 3-29.7a24 24 0 0 0-46-5A17.5 17.5 0 0 0 58 66Z"
      />
      <path className="stroke-brand-700" d="M80 66v8" />
      <path className="stroke-brand-700" d="M80 96v8" />
      <path className="stroke-soon-700" d="m72 80 16 10m0-10L72 90" />
      <path className="stroke-line-strong" d="M38 60h8m70-42h8m-4-4v8" />
    </DrawingFrame>
  );
}
