import { DrawingFrame } from './drawing-frame.tsx';

/** A page with a question in place of its text. */
export function LostPageDrawing() {
  return (
    <DrawingFrame>
      <path
        className="fill-surface stroke-ink-faint"
        d="M50 24a4 4 0 0 1 4-4h36l20 20v56a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4Z"
      />
      <path className="fill-brand-100 stroke-brand-700" d="M90 20v16a4 4 0 0 0 4 4h16Z" />
      <path
        className="stroke-brand-700"
        d="M71 58a9 9 0 1 1 12.5 8.3c-2.400 1-3.500 2.700-3.500 5.2v1.5"
      />
      <path className="stroke-brand-700" d="M80 82v.1" />
    </DrawingFrame>
  );
}
