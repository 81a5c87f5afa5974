import { useLayer } from './layers.ts';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { OpeningVeil } from './opening-veil.tsx';
import type { PopoverProps } from './popover-panel.tsx';

const panel = lazyPart(() => import('./popover-panel.tsx').then((module) => module.PopoverPanel));

/** What belongs to a button, beside it, on wide screens. Its code loads when it first opens. */
export function Popover(props: PopoverProps) {
  useLayer(props.isOpen, props.onClose);
  const { loaded: PopoverPanel, hasFailed } = useLazyPart(panel, props.isOpen);
  if (PopoverPanel) return <PopoverPanel {...props} />;
  return props.isOpen ? <OpeningVeil hasFailed={hasFailed} onClose={props.onClose} /> : null;
}
