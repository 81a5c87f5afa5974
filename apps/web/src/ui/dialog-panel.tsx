import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { useHasMounted } from './has-mounted.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What happens when the person says yes, and whether it can be undone. */
  text: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  isBusy?: boolean | undefined;
}

/** The safe answer has the focus first, and a busy dialog stays until its work is done. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  text,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Batal',
  isDanger = false,
  isBusy = false,
}: ConfirmDialogProps) {
  const hasMounted = useHasMounted();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={isOpen && hasMounted}
      onOpenChange={(willOpen) => willOpen || isBusy || onClose()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-1100 min-h-dvh bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Viewport className="fixed inset-0 z-1100 flex items-end justify-center overflow-y-auto p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:items-center">
          <AlertDialog.Popup
            initialFocus={cancel}
            data-uncovered=""
            className="w-full max-w-md rounded-xl bg-surface p-5 shadow-float outline-none transition-[transform,opacity] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:p-6"
          >
            <AlertDialog.Title className="text-lg font-bold text-balance text-ink">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description
              render={<div />}
              className="mt-2 text-base text-pretty text-ink-soft"
            >
              {text}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3 *:min-w-28 *:flex-1 sm:*:flex-none">
              <Button ref={cancel} variant="secondary" onClick={onClose} aria-disabled={isBusy}>
                {cancelLabel}
              </Button>
              <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} isBusy={isBusy}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
