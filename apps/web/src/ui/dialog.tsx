import type { ConfirmDialogProps } from './dialog-panel.tsx';
import { useLayer } from './layers.ts';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { OpeningVeil } from './opening-veil.tsx';

const panel = lazyPart(() => import('./dialog-panel.tsx').then((module) => module.DialogPanel));

/** Asks before something that cannot be undone. Its code loads when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useLayer(props.isOpen, props.onClose, props.isBusy);
  const { loaded: DialogPanel, hasFailed } = useLazyPart(panel, props.isOpen);
  if (DialogPanel) return <DialogPanel {...props} />;
  return props.isOpen ? <OpeningVeil hasFailed={hasFailed} onClose={props.onClose} /> : null;
}
