import { useLayer } from './layers.ts';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { OpeningVeil } from './opening-veil.tsx';
import type { SheetProps } from './sheet-panel.tsx';

const panel = lazyPart(() => import('./sheet-panel.tsx').then((module) => module.SheetPanel));

/** Comes from below on a phone, and is a dialog on wide screens. Its code loads when it first opens. */
export function Sheet(props: SheetProps) {
  useLayer(props.isOpen, props.onClose);
  const { loaded: SheetPanel, hasFailed } = useLazyPart(panel, props.isOpen);
  if (SheetPanel) return <SheetPanel {...props} />;
  return props.isOpen ? <OpeningVeil hasFailed={hasFailed} onClose={props.onClose} /> : null;
}
