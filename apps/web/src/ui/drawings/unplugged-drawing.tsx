import { DrawingFrame } from './drawing-frame.tsx';

/** A plug that has come out of its socket. */
export function UnpluggedDrawing() {
  return (
    <DrawingFrame>
      <path className="stroke-ink-faint" d="M22 84c16 0 14-24 30-24h4" />
      <path className="fill-surface stroke-ink-faint" d="M56 44h8c9 0 14 7 14 16s-5 16-14 16h-8Z" />
      <path className="stroke-ink-faint" d="M76 53h9m-9 14h9" />
      <path
        className="fill-brand-100 stroke-brand-700"
        d="M120 40h-10c-8 0-13 5-13 11v18c0 6 5 11 13 11h10Z"
      />
      <path className="stroke-brand-700" d="M104 53h4m-4 14h4m12-7h18" />
      <path className="stroke-soon-700" d="m88 38-3-9m8 8 5-8m-10 53-3 9m8-8 5 8" />
    </DrawingFrame>
  );
}
