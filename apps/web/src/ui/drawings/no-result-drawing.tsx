import { DrawingFrame } from './drawing-frame.tsx';

/** A magnifying glass over empty rows. */
export function NoResultDrawing() {
  return (
    <DrawingFrame>
      <rect
        className="fill-surface stroke-line-strong"
        x="34"
        y="26"
        width="70"
        height="18"
        rx="6"
      />
      <rect
        className="fill-surface stroke-line-strong"
        x="34"
        y="52"
        width="70"
        height="18"
        rx="6"
      />
      <rect
        className="fill-surface stroke-line-strong"
        x="34"
        y="78"
        width="70"
        height="18"
        rx="6"
      />
      <path className="stroke-line-strong" d="M44 35h22M44 61h16M44 87h26" />
      <circle className="fill-brand-100 stroke-brand-700" cx="98" cy="62" r="21" />
      <path className="stroke-brand-700" strokeWidth="5" d="m114 78 14 14" />
      <path className="stroke-brand-700" d="m91 55 14 14m0-14L91 69" />
    </DrawingFrame>
  );
}
