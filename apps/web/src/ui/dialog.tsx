import type { ConfirmDialogProps } from './dialog-panel.tsx';
import { latePart, useLatePart } from './late-part.ts';
import { useLayer } from './layers.ts';
import { OpeningVeil } from './opening-veil.tsx';

const panel = latePart(() => import('./dialog-panel.tsx').then((module) => module.DialogPanel));

/** Asks before something that cannot be undone. Its code loads when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useLayer(props.isOpen, props.onClose, props.isBusy);
  const { loaded: DialogPanel, hasFailed } = useLatePart(panel, props.isOpen);
  if (DialogPanel) return <DialogPanel {...props} />;
  return props.isOpen ? <OpeningVeil hasFailed={hasFailed} onClose={props.onClose} /> : null;
}
